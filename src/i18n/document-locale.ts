import { isLocale, type Locale, splitLocale } from '#common/locales.ts'

/** The language of the page that the browser shows. */
export function documentLocale(): Locale {
  // A browser that translates the page changes its `lang`: then the address says the language.
  const { lang } = document.documentElement
  return isLocale(lang) ? lang : splitLocale(location.pathname).locale
}
