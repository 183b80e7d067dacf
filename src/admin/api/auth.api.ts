import type { Locale } from '#common/locales.ts'
import type { Authentication } from '#server/auth/auth.schemas.ts'
import { callApi } from './api-client.ts'

export type Credentials = { readonly email: string; readonly password: string }
/** The server logged an administrator in, but the browser did not keep the session's cookie. */
export class CookieNotKept extends Error {
  override readonly name = 'CookieNotKept'
}

/**
 * @param credentials.locale becomes the account's language with its first log-in
 * @throws ApiProblem WRONG_CREDENTIALS, SECOND_FACTOR_REQUIRED, VALIDATION_FAILED, TOO_MANY_REQUESTS; NoAnswer; CookieNotKept
 */
export async function logIn(credentials: Credentials & { readonly locale?: Locale }): Promise<Authentication> {
  await callApi('/auth/login', { method: 'POST', body: credentials })
  return readNewSession()
}

/** After a log-in. @throws ApiProblem, NoAnswer, CookieNotKept */
export async function readNewSession(): Promise<Authentication> {
  const session = await readSession()
  if (!session.authenticated) throw new CookieNotKept()
  return session
}

/** @throws ApiProblem, NoAnswer */
export async function readSession(options: { readonly signal?: AbortSignal } = {}): Promise<Authentication> {
  return (await callApi<Authentication>('/auth/authenticate', options)).body
}

/** By GET, as specification §7 says. @throws ApiProblem, NoAnswer */
export async function logOut(): Promise<void> {
  await callApi('/auth/logout')
}

/** @throws ApiProblem NOT_INVITED, EMAIL_TAKEN, VALIDATION_FAILED, TOO_MANY_REQUESTS; NoAnswer */
export async function signUp(account: Credentials & { readonly invite: string }): Promise<void> {
  await callApi('/auth/signup', { method: 'POST', body: account })
}

/** Asks for a mail with a link; only accounts get one. @throws ApiProblem VALIDATION_FAILED, TOO_MANY_REQUESTS; NoAnswer */
export async function askForPasswordReset(request: { readonly email: string; readonly locale: Locale }): Promise<void> {
  await callApi('/auth/password-resets', { method: 'POST', body: request })
}

/** @throws ApiProblem RESET_LINK_INVALID, VALIDATION_FAILED, TOO_MANY_REQUESTS; NoAnswer */
export async function resetPassword(reset: { readonly token: string; readonly password: string }): Promise<void> {
  await callApi('/auth/password-resets/use', { method: 'POST', body: reset })
}
