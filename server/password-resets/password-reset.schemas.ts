import { z } from 'zod'
import { Email, NewPassword } from '../auth/auth.schemas.ts'
import { Locale } from '../core/locale.schemas.ts'

export const AskForResetBody = z.strictObject({
  email: Email,
  /** Language of the mail. */
  locale: Locale,
})
export type AskForResetBody = z.output<typeof AskForResetBody>

export const UseResetBody = z.strictObject({
  /** From the mailed link. */
  token: z.string().max(200),
  password: NewPassword,
})
export type UseResetBody = z.output<typeof UseResetBody>
