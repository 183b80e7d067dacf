import { SEARCH_WORDS_MAX_LENGTH, TITLE_MAX_LENGTH } from '../../../../server/core/field-limits.schemas.ts'
import type { Locale } from '../../../i18n/locales.ts'
import type { Draft } from '../form/draft.ts'
import { type EditorField, field, fieldInLanguages, type Required } from './editor-field.ts'
import { fieldMessages } from './field.messages.ts'

type Titles = { readonly required: (language: Locale) => Required; readonly hasCounter?: boolean }

/** A title in each language, of limited length. */
export function titleFields<Name extends string, Extra = null>(name: Name, { required, hasCounter = false }: Titles) {
  return fieldInLanguages<Name, Extra>(name, language => ({
    type: 'line',
    maxLength: TITLE_MAX_LENGTH,
    hasCounter,
    required: required(language),
    label: locale => fieldMessages(locale).title(language),
    ...(required(language) === 'never' && { hint: (locale: Locale) => fieldMessages(locale).titleFallback }),
  }))
}

type Texts = { readonly label: 'body' | 'description'; readonly isRequired?: boolean }

/** A rich text in each language. */
export function richTextFields<Name extends string, Extra = null>(name: Name, { label, isRequired = false }: Texts) {
  return fieldInLanguages<Name, Extra>(name, language => ({
    type: 'rich-text',
    required: isRequired && language === 'et' ? 'always' : 'never',
    label: locale => fieldMessages(locale)[label](language),
    ...(language !== 'et' && { hint: (locale: Locale) => fieldMessages(locale).textFallback }),
  }))
}

/** The picture of an item; the company's logo stands in for none. */
export function pictureField<Extra = null>(): readonly EditorField<'image', Extra>[] {
  return field<'image', Extra>('image', {
    type: 'picture',
    required: 'never',
    label: locale => fieldMessages(locale).picture,
    hint: locale => fieldMessages(locale).pictureHint,
  })
}

/** Further words that something is found by: one list for all languages. What is too long is told by `checkSearchWords`. */
export function searchWordsField<Extra = null>(): readonly EditorField<'search_words', Extra>[] {
  return field<'search_words', Extra>('search_words', {
    type: 'line',
    maxLength: Infinity,
    required: 'never',
    label: locale => fieldMessages(locale).searchWords,
    hint: locale => fieldMessages(locale).searchWordsHint,
  })
}

export function checkSearchWords<Name extends string>(draft: Draft<Name | 'search_words'>): { search_words?: 'TOO_LONG' } {
  return draft.search_words.trim().length > SEARCH_WORDS_MAX_LENGTH ? { search_words: 'TOO_LONG' } : {}
}

export const onlyEstonian = (language: Locale): Required => (language === 'et' ? 'always' : 'never')
