import { DEFAULT_LOCALE, type Locale, LOCALES, type TranslatedLocale } from '#common/locales.ts'
import { estonianName, type LocalizedName, localizedName } from '#common/localized-names.ts'
import type { Draft } from '../form/draft.ts'

/** Specification §5: an edited item needs some fields that a new one does not. */
export type Required = 'always' | 'when-edited' | 'never'

/** Requires the Estonian text alone: its translations may be missing. */
export const onlyEstonian = (language: Locale): Required => (language === DEFAULT_LOCALE ? 'always' : 'never')

/** What a field is, whatever its name and its language. */
type Description = (
  | {
      readonly type: 'line'
      readonly maxLength: number
      /** The error's code; `TOO_LONG` unless it names a title. */
      readonly tooLong?: 'TITLE_TOO_LONG'
      readonly hasCounter?: boolean
    }
  | { readonly type: 'rich-text' | 'picture' | 'euros' | 'category' }
) & {
  readonly required: Required
  /** In the page's language, like the hint. */
  readonly label: (locale: Locale) => string
  readonly hint?: (locale: Locale) => string
}

/** One field of an editor, by the name the API knows it under. */
export type EditorField<Name extends string> = Description & {
  readonly name: Name
  /** The language of its text; null for a field common to all languages. */
  readonly language: Locale | null
}

/** A field common to all languages; it is above the language tabs. */
export function field<Name extends string>(name: Name, description: Description): EditorField<Name> {
  return { ...description, name, language: null }
}

/** A field in each language: `header`, `header_en`, `header_ru`. */
export function fieldInLanguages<Name extends string>(
  name: Name,
  describe: (language: Locale) => Description,
): readonly EditorField<LocalizedName<Name>>[] {
  return LOCALES.map(language => ({ ...describe(language), name: localizedName(name, language), language }))
}

/** The fields in page order: those above the tabs, then tab by tab. */
export function inPageOrder<Name extends string>(fields: readonly EditorField<Name>[]): readonly EditorField<Name>[] {
  return [null, ...LOCALES].flatMap(language => fields.filter(one => one.language === language))
}

/** Whether a field must not be empty. @param isNew the item does not exist yet */
export function isRequired({ required }: { readonly required: Required }, isNew: boolean): boolean {
  return required === 'always' || (required === 'when-edited' && !isNew)
}

/** A required translation that is missing, and the Estonian words for it. */
export type LackingTranslation<Name extends string> = {
  readonly name: Name
  readonly language: TranslatedLocale
  readonly words: string
}

/**
 * Finds the Estonian words for a required translation that is missing.
 * @returns null when the field is valid, or there are no Estonian words
 */
export function lackingTranslation<Name extends string>(
  { name, language, required }: EditorField<Name>,
  draft: Draft<Name>,
  isNew: boolean,
): LackingTranslation<Name> | null {
  if (language === null || language === DEFAULT_LOCALE) return null
  if (!isRequired({ required }, isNew) || draft[name].trim() !== '') return null
  // The Estonian field has the name without a suffix; the type of the draft does not tell that it is there.
  const words = (draft as Readonly<Record<string, string>>)[estonianName(name)]?.trim() ?? ''
  return words === '' ? null : { name, language, words }
}
