import { z } from 'zod'
import { LOCALES } from '#common/locales.ts'

/** A language of the site and of its mails. */
export const Locale = z.enum(LOCALES)
