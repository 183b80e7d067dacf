import { type Locale, LOCALES } from '../../../i18n/locales.ts'

/** Specification §5: some fields have to be filled only when something that exists is edited. */
export type Required = 'always' | 'when-edited' | 'never'

export type Option = { readonly value: string; readonly label: string }

type Shape<Extra> =
  | { readonly type: 'line'; readonly maxLength: number; readonly hasCounter?: boolean }
  | { readonly type: 'rich-text' }
  | { readonly type: 'picture' }
  | { readonly type: 'euros' }
  | {
      readonly type: 'choice'
      readonly nothing: (locale: Locale) => string
      readonly options: (extra: Extra, locale: Locale) => readonly Option[]
    }

export type FieldType = Shape<never>['type']

type Description<Extra> = Shape<Extra> & {
  readonly required: Required
  /** In the page's language, as is the hint. */
  readonly label: (locale: Locale) => string
  readonly hint?: (locale: Locale) => string
}

/** One field of an editor, by the name the API knows it under. */
export type EditorField<Name extends string, Extra = null> = Description<Extra> & {
  readonly name: Name
  /** The language written in it; null for what is the same in all of them. */
  readonly language: Locale | null
}

type Localized<Name extends string> = Name | `${Name}_en` | `${Name}_ru`

/** A field that is the same in all languages; it stands above the language tabs. */
export function field<Name extends string, Extra>(
  name: Name,
  description: Description<Extra>,
): readonly EditorField<Name, Extra>[] {
  return [{ ...description, name, language: null }]
}

/** A field in each language: `header`, `header_en`, `header_ru`. */
export function fieldInLanguages<Name extends string, Extra>(
  name: Name,
  describe: (language: Locale) => Description<Extra>,
): readonly EditorField<Localized<Name>, Extra>[] {
  return LOCALES.map(language => ({ ...describe(language), name: fieldName(name, language), language }))
}

export function fieldName<Name extends string>(name: Name, language: Locale): Localized<Name> {
  return language === 'et' ? name : `${name}_${language}`
}

/** The fields in the order they stand on the page: what is above the tabs, then tab by tab. */
export function inPageOrder<Name extends string, Extra>(
  fields: readonly EditorField<Name, Extra>[],
): readonly EditorField<Name, Extra>[] {
  return [null, ...LOCALES].flatMap(language => fields.filter(one => one.language === language))
}

/** @param isNew the item does not exist yet */
export function isRequired({ required }: { readonly required: Required }, isNew: boolean): boolean {
  return required === 'always' || (required === 'when-edited' && !isNew)
}
