import { ApiProblem, isProblem } from '../api/api-client.ts'
import type { PasskeyTexts } from './passkey.i18n.ts'

/** A failure, as a key of the texts (passkey.i18n.ts). */
type Failure = 'wrongCode' | 'expired' | 'cancelled' | 'notAccepted' | 'noPasskey' | 'wrongAddress' | 'notSupported'

const FAILURE_OF_CODE: Readonly<Record<string, Failure>> = {
  WRONG_RECOVERY_CODE: 'wrongCode',
  CHALLENGE_EXPIRED: 'expired',
  PASSKEY_NOT_ACCEPTED: 'notAccepted',
  NO_PASSKEY: 'noPasskey',
}
/** Names of the errors by which a person or the browser itself refuses (WebAuthn §5.1). */
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
