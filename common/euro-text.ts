import { byLocale, INTL_LOCALES, type Locale } from './locales.ts'

const EURO_FORMATS = byLocale(locale => new Intl.NumberFormat(INTL_LOCALES[locale], { style: 'currency', currency: 'EUR' }))

/** Formats cents for the site and the mails: `1250` is `12,50 €` in Estonian and Russian, `€12.50` in English. */
export function formatEuro(cents: number, locale: Locale): string {
  return EURO_FORMATS[locale].format(cents / 100)
}
