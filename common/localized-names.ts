import { byLocale, DEFAULT_LOCALE, type Locale, LOCALES, type TranslatedLocale } from './locales.ts'

/**
 * The languages that texts are translated into. They are not in locales.ts, so that the part of it that every page loads stays
 * small.
 */
export const TRANSLATIONS: readonly TranslatedLocale[] = LOCALES.filter(locale => locale !== DEFAULT_LOCALE)

/** A text's fields as tables and API name them: `header` in Estonian, `header_en` and `header_ru` its translations. */
export type LocalizedFields<Name extends string, Estonian = string, Translated = string | null> = {
  [Field in Name]: Estonian
} & { [Field in TranslatedName<Name>]: Translated }

export type TranslatedName<Name extends string> = `${Name}_${TranslatedLocale}`
export type LocalizedName<Name extends string> = Name | TranslatedName<Name>

/** A text in each language; a translation may be missing. */
type Texts<Estonian extends string | null> = Readonly<{
  [L in Locale]: L extends typeof DEFAULT_LOCALE ? Estonian : string | null
}>

/** The field of a text in a language. */
export function localizedName<Name extends string>(name: Name, locale: Locale): LocalizedName<Name> {
  return locale === DEFAULT_LOCALE ? name : `${name}_${locale}`
}

/** The field with the Estonian words of a text: `header` for `header_en`. */
export function estonianName(field: string): string {
  const locale = TRANSLATIONS.find(one => field.endsWith(`_${one}`))
  return locale === undefined ? field : field.slice(0, -`_${locale}`.length)
}

/** The texts of a row by language; a missing one is null. */
export function localizedTexts<Name extends string, Row extends LocalizedFields<Name, string | null>>(
  row: Row,
  name: Name,
): Texts<Row[Name]> {
  const fields: Readonly<Record<string, unknown>> = row
  return byLocale(locale => fields[localizedName(name, locale)] ?? null) as Texts<Row[Name]>
}

/** The fields of a text from its texts by language, Estonian first. */
export function localizedFields<Name extends string, Estonian extends string | null = string>(
  name: Name,
  texts: Texts<Estonian>,
): LocalizedFields<Name, Estonian> {
  return Object.fromEntries(LOCALES.map(locale => [localizedName(name, locale), texts[locale]])) as LocalizedFields<
    Name,
    Estonian
  >
}
