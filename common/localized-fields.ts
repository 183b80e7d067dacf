import type { Locale } from './locales.ts'
import {
  type LocalizedFields,
  type LocalizedName,
  localizedName,
  localizedTexts,
  type TranslatedName,
  TRANSLATIONS,
} from './localized-names.ts'

/** A row or an input, which may lack some of a text's fields. */
type Stored<Name extends string, Estonian> = { readonly [Field in Name]?: Estonian | undefined } & {
  readonly [Field in TranslatedName<Name>]?: string | null | undefined
}
/** A value's type with null in place of undefined. */
type OrNull<Value> = undefined extends Value ? NonNullable<Value> | null : Value

/** A text that a row has in all languages. From its name follow the columns, the schemas and the values. */
export class LocalizedField<Name extends string> {
  /** The names of its fields, Estonian first. */
  readonly names: readonly LocalizedName<Name>[]
  readonly #name: Name
  readonly #translated: readonly TranslatedName<Name>[]

  constructor(name: Name) {
    this.#name = name
    this.#translated = TRANSLATIONS.map(locale => `${name}_${locale}` as const)
    this.names = [name, ...this.#translated]
  }

  /**
   * Makes one value per field, such as its column or its schema. It calls `estonian` with `header`, then `translated` with
   * `header_en` and `header_ru`.
   */
  fields<Estonian, Translated>(
    estonian: (name: Name) => Estonian,
    translated: (name: TranslatedName<Name>) => Translated,
  ): LocalizedFields<Name, Estonian, Translated> {
    const fields: Record<string, Estonian | Translated> = { [this.#name]: estonian(this.#name) }
    for (const name of this.#translated) fields[name] = translated(name)
    // The loop above set exactly these names.
    return fields as LocalizedFields<Name, Estonian, Translated>
  }

  /** Takes the fields from a row or an input; a missing one becomes null. */
  pick<Estonian extends string | null | undefined>(row: Stored<Name, Estonian>): LocalizedFields<Name, OrNull<Estonian>> {
    return this.map(
      row,
      text => text as OrNull<Estonian>,
      text => text,
    )
  }

  /** Takes the fields from a row or an input, each text passed through a function, which gets null for a missing one. */
  map<Estonian extends string | null | undefined, Result>(
    row: Stored<Name, Estonian>,
    estonian: (text: Estonian) => Result,
    translated: (text: string | null) => string | null,
  ): LocalizedFields<Name, Result> {
    // TypeScript does not resolve the type of a field whose name is generic.
    return this.fields(
      name => estonian((row[name] ?? null) as Estonian),
      name => translated((row[name] as string | null | undefined) ?? null),
    )
  }

  /** The texts of a row by language. */
  byLocale<Row extends LocalizedFields<Name, string | null>>(row: Row) {
    return localizedTexts(row, this.#name)
  }

  /** The text in a language; the Estonian one where it is not translated (specification §1). */
  textIn(row: LocalizedFields<Name>, locale: Locale): string {
    const texts: Readonly<Record<string, string | null>> = row
    return texts[localizedName(this.#name, locale)] ?? row[this.#name]
  }
}

/** The texts of content; each item of content has some of them. */
export const HEADER = new LocalizedField('header')
export const TITLE = new LocalizedField('title')
export const NAME = new LocalizedField('name')
export const BODY = new LocalizedField('body')
export const DESCRIPTION = new LocalizedField('description')
export const ALT = new LocalizedField('alt')
