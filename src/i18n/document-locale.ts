import { isLocale, type Locale, splitLocale } from '#common/locales.ts'

/** The language of the page that the browser shows; the address says it where the browser has translated the page. */
export function documentLocale(): Locale {
  const { lang } = document.documentElement
  return isLocale(lang) ? lang : splitLocale(location.pathname).locale
}
