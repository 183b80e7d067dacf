import type { Locale } from '../../../i18n/locales.ts'
import type { Draft } from '../form/draft.ts'
import { type EditorField, isRequired } from './editor-field.ts'

/** The id of the press that takes them over (TakeOverOffer.tsx). */
export const TAKE_OVER = 'take-over'

/** A translation that has to be there and is not, and the Estonian words that can be taken over instead of it. */
export type LackingTranslation<Name extends string> = {
  readonly name: Name
  readonly language: Exclude<Locale, 'et'>
  readonly words: string
}

/** @returns null when the field may stay as it is, or there is nothing to take over */
export function lackingTranslation<Name extends string, Extra>(
  field: EditorField<Name, Extra>,
  draft: Draft<Name>,
  isNew: boolean,
): LackingTranslation<Name> | null {
  const { name, language } = field
  if (language === null || language === 'et' || !isRequired(field, isNew) || draft[name].trim() !== '') return null
  const words = (draft as Readonly<Record<string, string>>)[name.replace(/_(en|ru)$/, '')]?.trim() ?? ''
  return words === '' ? null : { name, language, words }
}

/** Those of a whole form. */
export function lackingTranslations<Name extends string, Extra>(
  fields: readonly EditorField<Name, Extra>[],
  draft: Draft<Name>,
  isNew: boolean,
): readonly LackingTranslation<Name>[] {
  return fields.flatMap(field => lackingTranslation(field, draft, isNew) ?? [])
}
