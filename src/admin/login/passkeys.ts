import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser'
import type { Authentication } from '#server/auth/auth.schemas.ts'
import { ApiProblem, callBody, isProblem } from '../api/api-client.ts'
import { readNewSession } from './log-in.api.ts'
import type { PasskeyTexts } from './passkey.i18n.ts'

/** Where in a log-in the passkey comes. */
export type PasskeyStep = 'instead-of-password' | 'after-password'

/** Whether this browser supports passkeys. */
export function supportsPasskeys(): boolean {
  return typeof PublicKeyCredential === 'function'
}

/**
 * Logs in with a passkey. The browser asks the administrator for it.
 * @param step `instead-of-password` takes any account's passkey, and within a session only that of its account;
 *   `after-password` takes one of the account whose password was right
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

/** A failure, as a key of the texts (passkey.i18n.ts). */
type Failure = 'wrongCode' | 'expired' | 'cancelled' | 'notAccepted' | 'noPasskey' | 'wrongAddress' | 'notSupported'

const FAILURE_OF_CODE: Readonly<Record<string, Failure>> = {
  WRONG_RECOVERY_CODE: 'wrongCode',
  CHALLENGE_EXPIRED: 'expired',
  PASSKEY_NOT_ACCEPTED: 'notAccepted',
  NO_PASSKEY: 'noPasskey',
}
/** Names of the errors with which the administrator or the browser refuses (WebAuthn §5.1.3 and §5.1.4). */
const FAILURE_OF_ERROR_NAME: Readonly<Record<string, Failure>> = {
  NotAllowedError: 'cancelled',
  AbortError: 'cancelled',
  SecurityError: 'wrongAddress',
  NotSupportedError: 'notSupported',
}

/** Why a passkey or a recovery code failed, in words; null for reasons of other kinds. */
export function passkeyFailureText(error: unknown, t: PasskeyTexts): string | null {
  let failure: Failure | undefined
  if (error instanceof ApiProblem) failure = FAILURE_OF_CODE[error.problem.code]
  else if (error instanceof Error) failure = FAILURE_OF_ERROR_NAME[error.name]
  return failure ? t[failure] : null
}

/** Why a recovery code failed, in words; a malformed one counts as wrong. */
export function recoveryCodeFailureText(error: unknown, t: PasskeyTexts): string | null {
  if (isProblem(error, 'VALIDATION_FAILED')) return t.wrongCode
  return passkeyFailureText(error, t)
}
