import type { Locale } from './locales.ts'

/** A text for each language named, by the language that it is written in. */
type Names = Readonly<Record<Locale, Readonly<Record<Locale, string>>>>

/** The name of a language, such as “Estonian”. */
export const LANGUAGE_NAMES: Names = {
  et: { et: 'eesti', en: 'inglise', ru: 'vene' },
  en: { et: 'Estonian', en: 'English', ru: 'Russian' },
  ru: { et: 'эстонский', en: 'английский', ru: 'русский' },
}

/** The language in which a text is written, such as “in Estonian”. */
export const IN_LANGUAGE: Names = {
  et: { et: 'eesti keeles', en: 'inglise keeles', ru: 'vene keeles' },
  en: { et: 'in Estonian', en: 'in English', ru: 'in Russian' },
  ru: { et: 'на эстонском языке', en: 'на английском языке', ru: 'на русском языке' },
}
