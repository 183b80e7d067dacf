import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser'
import { callApi } from './api-client.ts'
import type { SessionAnswer } from './auth.api.ts'

/** Whether this browser has passkeys at all. */
export function hasPasskeys(): boolean {
  return typeof PublicKeyCredential === 'function'
}

/**
 * Logs in with a passkey: alone, or after the password where that was not enough. The browser asks the person for it.
 * @throws ApiProblem PASSKEY_NOT_ACCEPTED, CHALLENGE_EXPIRED, NO_PASSKEY, TOO_MANY_REQUESTS; NoAnswer; Error with the name of the
 *   browser's own refusal
 */
export async function logInWithPasskey(): Promise<SessionAnswer> {
  const path = '/auth/login/passkey'
  const [{ startAuthentication }, { body: optionsJSON }] = await Promise.all([
    import('@simplewebauthn/browser'),
    callApi<PublicKeyCredentialRequestOptionsJSON>(`${path}/options`, { method: 'POST' }),
  ])
  const response = await startAuthentication({ optionsJSON })
  return (await callApi<SessionAnswer>(path, { method: 'POST', body: { response } })).body
}

/** After the password. @throws ApiProblem WRONG_RECOVERY_CODE, CHALLENGE_EXPIRED, TOO_MANY_REQUESTS; NoAnswer */
export async function logInWithRecoveryCode(code: string): Promise<SessionAnswer> {
  return (await callApi<SessionAnswer>('/auth/login/recovery-code', { method: 'POST', body: { code } })).body
}
