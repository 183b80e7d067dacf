import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser'
import type { Authentication } from '#server/auth/auth.schemas.ts'
import { callBody } from '../api/api-client.ts'
import { readNewSession } from './log-in.api.ts'

/** Where in a log-in the passkey comes. */
export type PasskeyStep = 'instead-of-password' | 'after-password'

/** Whether this browser has passkeys. */
export function hasPasskeys(): boolean {
  return typeof PublicKeyCredential === 'function'
}

/**
 * Logs in with a passkey. The browser asks the administrator for it.
 * @param step `instead-of-password` takes any account's passkey, or the logged-in account's; `after-password` that of the
 *   password's account
 * @throws ApiProblem PASSKEY_NOT_ACCEPTED, CHALLENGE_EXPIRED, NO_PASSKEY, TOO_MANY_REQUESTS; NoAnswer; CookieNotKept; Error
 *   with the name of the browser's own refusal
 */
export async function logInWithPasskey(step: PasskeyStep): Promise<Authentication> {
  const path = '/auth/login/passkey'
  const [{ startAuthentication }, optionsJSON] = await Promise.all([
    import('@simplewebauthn/browser'),
    callBody<PublicKeyCredentialRequestOptionsJSON>(`${path}/options?alone=${step === 'instead-of-password'}`, {
      method: 'POST',
    }),
  ])
  const response = await startAuthentication({ optionsJSON })
  await callBody(path, { method: 'POST', body: { response } })
  return readNewSession()
}
