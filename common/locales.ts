/** Interface languages, Estonian first: it is the default and has no prefix in addresses. */
export const LOCALES = ['et', 'en', 'ru'] as const
export type Locale = (typeof LOCALES)[number]
export const DEFAULT_LOCALE = 'et' satisfies Locale

/** A language into which Estonian texts are translated. */
export type TranslatedLocale = Exclude<Locale, typeof DEFAULT_LOCALE>

/** Names of the languages in the language switcher (specification §2.2). */
export const LOCALE_LABELS: Readonly<Record<Locale, string>> = { et: 'EST', en: 'ENG', ru: 'RUS' }

/** Each language by its own name, for a list of languages. */
export const OWN_NAMES: Readonly<Record<Locale, string>> = { et: 'Eesti', en: 'English', ru: 'Русский' }
/** Each language by its own name, for a place where no list of languages explains it. */
export const FULL_OWN_NAMES: Readonly<Record<Locale, string>> = { et: 'eesti keel', en: 'English', ru: 'русский язык' }

/** Locales of money and numbers. `en-IE` is the English of a country that pays in euros. */
export const INTL_LOCALES: Readonly<Record<Locale, string>> = { et: 'et-EE', en: 'en-IE', ru: 'ru-RU' }
/** The names that social networks have for the languages (`og:locale`). */
export const OPEN_GRAPH_LOCALES: Readonly<Record<Locale, string>> = { et: 'et_EE', en: 'en_GB', ru: 'ru_RU' }

/** Computes a value for each language. */
export function byLocale<Value>(valueIn: (locale: Locale) => Value): Readonly<Record<Locale, Value>> {
  // `Object.fromEntries` forgets which keys it got.
  return Object.fromEntries(LOCALES.map(locale => [locale, valueIn(locale)])) as Record<Locale, Value>
}

/** What addresses of a language begin with, such as `/en`; empty for Estonian. */
export function localePrefix(locale: Locale): '' | `/${TranslatedLocale}` {
  return locale === DEFAULT_LOCALE ? '' : `/${locale}`
}

/** Splits a path into language and rest: `/en/tooted` is `/tooted` in English. The rest of `/en` alone is empty. */
export function splitLocale(path: string): { readonly locale: Locale; readonly rest: string } {
  const locale = LOCALES.find(one => one !== DEFAULT_LOCALE && `${path}/`.startsWith(`/${one}/`)) ?? DEFAULT_LOCALE
  return { locale, rest: path.slice(localePrefix(locale).length) }
}

/** Whether a value is the code of one of the site's languages. */
export function isLocale(value: unknown): value is Locale {
  return LOCALES.some(locale => locale === value)
}

/** The language of a page, from `Astro.currentLocale`: an address without a prefix is Estonian. */
export function pageLocale(currentLocale: string | undefined): Locale {
  return isLocale(currentLocale) ? currentLocale : DEFAULT_LOCALE
}
