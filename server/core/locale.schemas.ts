import { z } from 'zod'

/** Languages of the site and of its mails. */
export const LOCALES = ['et', 'en', 'ru'] as const
export const Locale = z.enum(LOCALES)
export type Locale = z.output<typeof Locale>

/** What addresses of a language begin with: Estonian ones with nothing. */
export function localePrefix(locale: Locale): string {
  return locale === 'et' ? '' : `/${locale}`
}
