import { isLocale, type Locale, splitLocale } from '#common/locales.ts'

/** The language of the page that the browser shows. */
export function documentLocale(): Locale {
  const { lang } = document.documentElement
  // The address says it, also where a browser that translates has changed the `lang`. Administrators' pages have the account's.
  const isOwn = isLocale(lang) && document.querySelector('[data-admin-page]')
  return isOwn ? lang : splitLocale(location.pathname).locale
}
