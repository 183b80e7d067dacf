import { byLocale, DEFAULT_LOCALE, type Locale, LOCALES } from '#common/locales.ts'

/**
 * A content field in all languages. The Estonian text is always there; the others are null until an administrator translates it.
 */
export type Localized = { readonly [L in Locale]: L extends typeof DEFAULT_LOCALE ? string : string | null }

/** A text and its language. */
export type LocalizedText = { readonly text: string; readonly lang: Locale }

/** The text to show in a language, with the language that it is in: Estonian when there is no translation (specification §1). */
export function localize(field: Localized, locale: Locale): LocalizedText {
  const translation = field[locale]
  return translation === null ? { text: field[DEFAULT_LOCALE], lang: DEFAULT_LOCALE } : { text: translation, lang: locale }
}

/** The languages that one of the fields has a text in. */
export function languagesOf(...fields: readonly Localized[]): readonly Locale[] {
  return LOCALES.filter(locale => fields.some(field => field[locale] !== null))
}

/** A field as part of an array, with one place for each of LOCALES, in their order. */
export type PackedTexts = Packed<typeof LOCALES>
type Packed<Locales extends readonly Locale[]> = {
  readonly [Index in keyof Locales]: Locales[Index] extends typeof DEFAULT_LOCALE ? string : string | null
}

/** Packs a field into an array. */
export function packTexts(field: Localized): PackedTexts {
  // `map` loses the tuple's types.
  return LOCALES.map(locale => field[locale]) as readonly unknown[] as PackedTexts
}

/** Unpacks a field. @param packed an array whose texts begin at `from` */
export function unpackTexts(packed: readonly unknown[], from: number): Localized {
  return byLocale(locale => packed[from + LOCALES.indexOf(locale)]) as Localized
}

/** The `lang` attribute of a fragment on a page in `pageLocale`: none when it is in the page's own language. */
export function langAttribute(fragment: { readonly lang: Locale }, pageLocale: Locale): Locale | undefined {
  return fragment.lang === pageLocale ? undefined : fragment.lang
}
