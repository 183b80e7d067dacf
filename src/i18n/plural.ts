import { byLocale, type Locale } from '#common/locales.ts'

/** A word's forms by the plural categories of Unicode's CLDR. A language has only some of them. */
type Forms = { readonly one: string; readonly few?: string; readonly many?: string; readonly other: string }

const RULES = byLocale(locale => new Intl.PluralRules(locale))

/**
 * The form of a word that goes with a number:
 * `plural('ru', 3, { one: 'товар', few: 'товара', many: 'товаров', other: 'товара' })` is `товара`.
 */
export function plural(locale: Locale, count: number, forms: Forms): string {
  const category = RULES[locale].select(count)
  return (category === 'one' || category === 'few' || category === 'many' ? forms[category] : undefined) ?? forms.other
}
