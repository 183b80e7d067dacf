import { SEARCH_WORDS_MAX_LENGTH } from '#common/field-limits.ts'
import { defineMessages } from '../../i18n/messages.ts'
import { field } from './editor-field.ts'

const labels = defineMessages({
  et: {
    searchWords: 'Otsingusõnad',
    searchWordsHint: 'Sõnad, mille järgi veel otsitakse, mis tahes keeles, komadega eraldatult. Külastajad neid ei näe.',
  },
  en: {
    searchWords: 'Search words',
    searchWordsHint: 'Other words people search by, in any language, separated by commas. Visitors do not see them.',
  },
  ru: {
    searchWords: 'Слова для поиска',
    searchWordsHint: 'Другие слова, по которым ищут, на любом языке, через запятую. Посетители их не видят.',
  },
})

/** Further words for the search: one list for all languages. */
export const searchWordsField = field('search_words', {
  type: 'line',
  maxLength: SEARCH_WORDS_MAX_LENGTH,
  required: 'never',
  label: locale => labels(locale).searchWords,
  hint: locale => labels(locale).searchWordsHint,
})
