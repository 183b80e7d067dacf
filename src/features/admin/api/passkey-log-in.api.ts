import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser'
import { callApi } from './api-client.ts'
import type { SessionAnswer } from './auth.api.ts'

export type PasskeyStep = 'alone' | 'after-password'

/** Whether this browser has passkeys at all. */
export function hasPasskeys(): boolean {
  return typeof PublicKeyCredential === 'function'
}

/**
 * Logs in with a passkey. The browser asks the person for it.
 * @param step `alone`: any account's, or that of who is logged in; `after-password`: that of the account whose password was not enough
 * @throws ApiProblem PASSKEY_NOT_ACCEPTED, CHALLENGE_EXPIRED, NO_PASSKEY, TOO_MANY_REQUESTS; NoAnswer; Error with the name of the
 *   browser's own refusal
 */
export async function logInWithPasskey(step: PasskeyStep): Promise<SessionAnswer> {
  const path = '/auth/login/passkey'
  const [{ startAuthentication }, { body: optionsJSON }] = await Promise.all([
    import('@simplewebauthn/browser'),
    callApi<PublicKeyCredentialRequestOptionsJSON>(`${path}/options?alone=${step === 'alone'}`, { method: 'POST' }),
  ])
  const response = await startAuthentication({ optionsJSON })
  return (await callApi<SessionAnswer>(path, { method: 'POST', body: { response } })).body
}

/** After the password. @throws ApiProblem WRONG_RECOVERY_CODE, CHALLENGE_EXPIRED, TOO_MANY_REQUESTS; NoAnswer */
export async function logInWithRecoveryCode(code: string): Promise<SessionAnswer> {
  return (await callApi<SessionAnswer>('/auth/login/recovery-code', { method: 'POST', body: { code } })).body
}
