import type { Locale } from '#common/locales.ts'
import type { Authentication } from '#server/auth/auth.schemas.ts'
import { callBody } from '../api/api-client.ts'
import { readSession } from '../api/auth.api.ts'

/** What a log-in or a sign-up sends. */
export type Credentials = { readonly email: string; readonly password: string }

/** The server logged an administrator in, but the browser did not keep the session's cookie. */
export class CookieNotKept extends Error {
  override readonly name = 'CookieNotKept'
}

/**
 * Logs in with e-mail and password.
 * @param credentials.locale becomes the account's language with its first log-in
 * @throws ApiProblem WRONG_CREDENTIALS, SECOND_FACTOR_REQUIRED, VALIDATION_FAILED, TOO_MANY_REQUESTS; NoAnswer; CookieNotKept
 */
export async function logIn(credentials: Credentials & { readonly locale?: Locale }): Promise<Authentication> {
  await callBody('/auth/login', { method: 'POST', body: credentials })
  return readNewSession()
}

/**
 * Does the second step of a log-in with a recovery code instead of a passkey.
 * @throws ApiProblem WRONG_RECOVERY_CODE, CHALLENGE_EXPIRED, TOO_MANY_REQUESTS; NoAnswer; CookieNotKept
 */
export async function logInWithRecoveryCode(code: string): Promise<Authentication> {
  await callBody('/auth/login/recovery-code', { method: 'POST', body: { code } })
  return readNewSession()
}

/** Reads the session after a log-in. @throws ApiProblem, NoAnswer, CookieNotKept */
export async function readNewSession(): Promise<Authentication> {
  const session = await readSession()
  if (!session.authenticated) throw new CookieNotKept()
  return session
}

/**
 * Makes the account of an invited administrator.
 * @throws ApiProblem NOT_INVITED, EMAIL_TAKEN, VALIDATION_FAILED, TOO_MANY_REQUESTS; NoAnswer
 */
export const signUp = (account: Credentials & { readonly invite: string }): Promise<void> =>
  callBody('/auth/signup', { method: 'POST', body: account })

/** Asks for a mail with a link; only accounts get one. @throws ApiProblem VALIDATION_FAILED, TOO_MANY_REQUESTS; NoAnswer */
export const askForPasswordReset = (request: { readonly email: string; readonly locale: Locale }): Promise<void> =>
  callBody('/auth/password-resets', { method: 'POST', body: request })

/**
 * Sets a new password with the token of a mailed link.
 * @throws ApiProblem RESET_LINK_INVALID, VALIDATION_FAILED, TOO_MANY_REQUESTS; NoAnswer
 */
export const resetPassword = (reset: { readonly token: string; readonly password: string }): Promise<void> =>
  callBody('/auth/password-resets/use', { method: 'POST', body: reset })
