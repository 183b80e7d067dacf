import type { Locale } from './locales.ts'

/** A content field: Estonian always, the others null until somebody translates. */
export type Localized = { readonly et: string; readonly en: string | null; readonly ru: string | null }

/**
 * The text to show in a language, and the language it is in: Estonian when the translation is null
 * (specification §1). A fragment whose `lang` differs from the page's carries it as an attribute.
 */
export function localize(field: Localized, locale: Locale): { text: string; lang: Locale } {
  const translation = field[locale]
  return translation === null ? { text: field.et, lang: 'et' } : { text: translation, lang: locale }
}
