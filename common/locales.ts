/** Interface languages, Estonian first: it is the default and has no prefix in addresses. */
export const LOCALES = ['et', 'en', 'ru'] as const
export type Locale = (typeof LOCALES)[number]
export const DEFAULT_LOCALE = 'et' satisfies Locale

/** What addresses of a language begin with: Estonian ones with nothing. */
export function localePrefix(locale: Locale): string {
  return locale === DEFAULT_LOCALE ? '' : `/${locale}`
}

/** Names of the languages in the language switcher (specification §2.2). */
export const LOCALE_LABELS: Readonly<Record<Locale, string>> = { et: 'EST', en: 'ENG', ru: 'RUS' }

export function isLocale(value: unknown): value is Locale {
  return LOCALES.some(locale => locale === value)
}

/** The language of a page, from `Astro.currentLocale`: an address without a prefix is Estonian. */
export function pageLocale(currentLocale: string | undefined): Locale {
  return isLocale(currentLocale) ? currentLocale : DEFAULT_LOCALE
}
