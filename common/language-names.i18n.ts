import type { Locale } from './locales.ts'

type Names = Readonly<Record<Locale, Readonly<Record<Locale, string>>>>

/** The name of a language, in a language. */
export const LANGUAGE_NAMES: Names = {
  et: { et: 'eesti', en: 'inglise', ru: 'vene' },
  en: { et: 'Estonian', en: 'English', ru: 'Russian' },
  ru: { et: 'эстонский', en: 'английский', ru: 'русский' },
}

/** What a text is written in. */
export const IN_LANGUAGE: Names = {
  et: { et: 'eesti keeles', en: 'inglise keeles', ru: 'vene keeles' },
  en: { et: 'in Estonian', en: 'in English', ru: 'in Russian' },
  ru: { et: 'на эстонском языке', en: 'на английском языке', ru: 'на русском языке' },
}
