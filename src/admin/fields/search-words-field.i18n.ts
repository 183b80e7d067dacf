import { SEARCH_WORDS_MAX_LENGTH } from '#common/field-limits.ts'
import { defineMessages } from '../../i18n/messages.ts'
import type { Draft } from '../form/draft.ts'
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

/** Further words for the search: one list for all languages. `checkSearchWords` reports those that are too long. */
export const searchWordsField = field('search_words', {
  type: 'line',
  maxLength: Infinity,
  required: 'never',
  label: locale => labels(locale).searchWords,
  hint: locale => labels(locale).searchWordsHint,
})

export function checkSearchWords(draft: Draft<'search_words'>): { search_words?: 'TOO_LONG' } {
  return draft.search_words.trim().length > SEARCH_WORDS_MAX_LENGTH ? { search_words: 'TOO_LONG' } : {}
}
