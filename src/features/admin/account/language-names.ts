import type { Locale } from '../../../i18n/locales.ts'

/** Each language by its own name. */
export const LANGUAGE_NAMES: Readonly<Record<Locale, string>> = { et: 'Eesti', en: 'English', ru: 'Русский' }
