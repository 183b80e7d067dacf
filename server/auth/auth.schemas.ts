import { z } from 'zod'
import { PASSWORD_MAX_LENGTH } from '#common/account-limits.ts'
import { Email, NewPassword } from '../core/account.schemas.ts'
import { Locale } from '../core/locale.schemas.ts'
import { OwnUser } from '../users/user.schemas.ts'

/** A password that the server only compares. */
const GivenPassword = z.string().min(1).max(PASSWORD_MAX_LENGTH)
const InviteToken = z.string().max(200)

/** A log-in with e-mail address and password. */
export const LoginBody = z.object({
  email: Email,
  password: GivenPassword,
  /** The page's language: the account gets it at its first log-in. */
  locale: Locale.optional(),
})
export type LoginBody = z.output<typeof LoginBody>

/** A sign-up with an invitation. */
export const SignUpBody = z.strictObject({
  email: Email,
  password: NewPassword,
  /** The token of the invitation's link; may be in the query instead. */
  invite: InviteToken.optional(),
})
export type SignUpBody = z.output<typeof SignUpBody>
export const SignUpQuery = z.object({ invite: InviteToken.optional() })

export const ChangePasswordBody = z.strictObject({
  current_password: GivenPassword,
  new_password: NewPassword,
})
export type ChangePasswordBody = z.output<typeof ChangePasswordBody>

/** Whether the browser is logged in, and as whom. */
export const Authentication = z.object({ authenticated: z.boolean(), user: OwnUser.optional() }).meta({ id: 'Authentication' })
export type Authentication = z.output<typeof Authentication>
