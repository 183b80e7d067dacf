import type { Locale } from '../../../common/locales.ts'
import { callApi } from './api-client.ts'

export type Credentials = { readonly email: string; readonly password: string }
export type SessionAnswer = { readonly authenticated: boolean; readonly user?: OwnUser }

/** `locale` is null as long as the account has no language. */
type OwnUser = { readonly id: number; readonly email: string; readonly locale: Locale | null }

/** The server logged an administrator in, but the browser did not keep the session's cookie. */
export class CookieNotKept extends Error {}

/**
 * @param credentials.locale becomes the account's language with its first log-in
 * @throws ApiProblem WRONG_CREDENTIALS, VALIDATION_FAILED, TOO_MANY_REQUESTS; NoAnswer; CookieNotKept
 */
export async function logIn(credentials: Credentials & { readonly locale?: Locale }): Promise<SessionAnswer> {
  await callApi('/auth/login', { method: 'POST', body: credentials })
  return readNewSession()
}

/** After a log-in. @throws ApiProblem, NoAnswer, CookieNotKept */
export async function readNewSession(): Promise<SessionAnswer> {
  const session = await readSession()
  if (!session.authenticated) throw new CookieNotKept()
  return session
}

/** @throws ApiProblem, NoAnswer */
export async function readSession(options: { readonly signal?: AbortSignal } = {}): Promise<SessionAnswer> {
  return (await callApi<SessionAnswer>('/auth/authenticate', options)).body
}

/** @throws ApiProblem, NoAnswer */
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
