import { SEARCH_WORDS_MAX_LENGTH, TITLE_MAX_LENGTH } from '../../../common/field-limits.ts'
import type { Locale } from '../../../common/locales.ts'
import type { Draft } from '../form/draft.ts'
import { field, fieldInLanguages, type Required } from './model/editor-field.ts'
import { editorMessages } from './editor.i18n.ts'

type Titles = { readonly required: (language: Locale) => Required; readonly hasCounter?: boolean }

/** A title in each language, of limited length. */
export function titleFields<Name extends string>(name: Name, { required, hasCounter = false }: Titles) {
  return fieldInLanguages(name, language => ({
    type: 'line',
    maxLength: TITLE_MAX_LENGTH,
    hasCounter,
    required: required(language),
    label: locale => editorMessages(locale).title(language),
    ...(required(language) === 'never' && { hint: (locale: Locale) => editorMessages(locale).titleFallback }),
  }))
}

type Texts = { readonly label: 'body' | 'description'; readonly isRequired?: boolean }

/** A rich text in each language. */
export function richTextFields<Name extends string>(name: Name, { label, isRequired = false }: Texts) {
  return fieldInLanguages(name, language => ({
    type: 'rich-text',
    required: isRequired && language === 'et' ? 'always' : 'never',
    label: locale => editorMessages(locale)[label](language),
    ...(language !== 'et' && { hint: (locale: Locale) => editorMessages(locale).textFallback }),
  }))
}

/** The picture of an item; the site shows the company's logo without one. */
export const pictureField = field('image', {
  type: 'picture',
  required: 'never',
  label: locale => editorMessages(locale).picture,
  hint: locale => editorMessages(locale).pictureHint,
})

/** Further words for the search: one list for all languages. `checkSearchWords` reports those that are too long. */
export const searchWordsField = field('search_words', {
  type: 'line',
  maxLength: Infinity,
  required: 'never',
  label: locale => editorMessages(locale).searchWords,
  hint: locale => editorMessages(locale).searchWordsHint,
})

export function checkSearchWords(draft: Draft<'search_words'>): { search_words?: 'TOO_LONG' } {
  return draft.search_words.trim().length > SEARCH_WORDS_MAX_LENGTH ? { search_words: 'TOO_LONG' } : {}
}

export const onlyEstonian = (language: Locale): Required => (language === 'et' ? 'always' : 'never')
