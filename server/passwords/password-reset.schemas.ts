import { z } from 'zod'
import { Email, NewPassword } from '../core/account.schemas.ts'
import { Locale } from '../core/locale.schemas.ts'

/** A request for a link with which to set a new password. */
export const AskForResetBody = z.strictObject({
  email: Email,
  /** Language of the mail. */
  locale: Locale,
})
export type AskForResetBody = z.output<typeof AskForResetBody>

/** The job's payload: the request and where it came from. A job queued by an earlier version has the body alone. */
export const AskedReset = AskForResetBody.extend({
  network: z.string().default(''),
  request_id: z.string().nullable().default(null),
})
export type AskedReset = z.output<typeof AskedReset>

/** A new password, and the token that allows it. */
export const UseResetBody = z.strictObject({
  /** The token in the link of the mail. */
  token: z.string().max(200),
  password: NewPassword,
})
export type UseResetBody = z.output<typeof UseResetBody>
