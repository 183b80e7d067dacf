import type { Locale } from './locales.ts'

/** Locales whose money and numbers readers here expect: British English would put the euro sign differently. */
const INTL_LOCALES: Readonly<Record<Locale, string>> = { et: 'et-EE', en: 'en-IE', ru: 'ru-RU' }

const euro = (locale: Locale) => new Intl.NumberFormat(INTL_LOCALES[locale], { style: 'currency', currency: 'EUR' })
const EURO: Readonly<Record<Locale, Intl.NumberFormat>> = { et: euro('et'), en: euro('en'), ru: euro('ru') }

/** `1250` → `12,50 €` in Estonian and Russian, `€12.50` in English: on the site as in the mails. */
export function formatEuro(cents: number, locale: Locale): string {
  return EURO[locale].format(cents / 100)
}
