import { z } from 'zod'

/** Languages of the site and of its mails. */
export const LOCALES = ['et', 'en', 'ru'] as const
export const Locale = z.enum(LOCALES)
export type Locale = z.output<typeof Locale>

/** The first segment of a language's addresses; Estonian has none. */
export function localePrefix(locale: Locale): string {
  return locale === 'et' ? '' : `/${locale}`
}
