import type { Locale, TranslatedLocale } from '#common/locales.ts'

type Message = string | ((...args: never[]) => string)
type SameShape<T> = { readonly [K in keyof T]: T[K] extends string ? string : T[K] }

/**
 * Defines a feature's texts in all languages. A missing key, or one too many, does not compile.
 *
 * @returns a function that gives the texts of a language
 */
export function defineMessages<T extends Record<string, Message>>(
  texts: { et: T } & { [L in TranslatedLocale]: SameShape<NoInfer<T>> },
) {
  return (locale: Locale): SameShape<T> => texts[locale] as SameShape<T>
}
