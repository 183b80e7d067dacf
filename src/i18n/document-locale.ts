import { isLocale, type Locale } from '#common/locales.ts'

/** The language of the page that the browser shows. */
export function documentLocale(): Locale {
  const { lang } = document.documentElement
  return isLocale(lang) ? lang : 'et'
}
