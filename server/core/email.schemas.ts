import { z } from 'zod'
import { EMAIL_MAX_LENGTH } from '#common/field-limits.ts'

/** The e-mail address of an account, in lower case. */
export const Email = z.string().trim().toLowerCase().max(EMAIL_MAX_LENGTH).pipe(z.email())
