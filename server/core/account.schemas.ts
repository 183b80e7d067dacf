import { z } from 'zod'
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '#common/account-limits.ts'
import { EMAIL_MAX_LENGTH } from '#common/field-limits.ts'

/** The e-mail address of an account, in lower case. */
export const Email = z.string().trim().toLowerCase().max(EMAIL_MAX_LENGTH).pipe(z.email())

/** A new password; one that the server only compares may have any length up to the maximum. */
export const NewPassword = z.string().min(PASSWORD_MIN_LENGTH).max(PASSWORD_MAX_LENGTH)
