import { byLocale, INTL_LOCALES, type Locale } from './locales.ts'

const EURO = byLocale(locale => new Intl.NumberFormat(INTL_LOCALES[locale], { style: 'currency', currency: 'EUR' }))

/** `1250` → `12,50 €` in Estonian and Russian, `€12.50` in English: on the site as in the mails. */
export function formatEuro(cents: number, locale: Locale): string {
  return EURO[locale].format(cents / 100)
}
