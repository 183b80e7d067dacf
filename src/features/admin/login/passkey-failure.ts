import { ApiProblem } from '../api/api-client.ts'
import type { PasskeyTexts } from './passkey.messages.ts'

type Failure = 'wrongCode' | 'expired' | 'cancelled' | 'notAccepted' | 'noPasskey' | 'wrongAddress' | 'notSupported'

const OF_CODE: Readonly<Record<string, Failure>> = {
  WRONG_RECOVERY_CODE: 'wrongCode',
  CHALLENGE_EXPIRED: 'expired',
  PASSKEY_NOT_ACCEPTED: 'notAccepted',
  NO_PASSKEY: 'noPasskey',
}
/** Names that browsers give to what a person or the browser itself refused (WebAuthn §5.1). */
const OF_NAME: Readonly<Record<string, Failure>> = {
  NotAllowedError: 'cancelled',
  AbortError: 'cancelled',
  SecurityError: 'wrongAddress',
  NotSupportedError: 'notSupported',
}

/** Why a passkey or a recovery code did not do, in words; null when it is none of its own reasons. */
export function passkeyFailureText(error: unknown, t: PasskeyTexts): string | null {
  const failure = error instanceof ApiProblem ? OF_CODE[error.problem.code] : error instanceof Error ? OF_NAME[error.name] : null
  return failure ? t[failure] : null
}

/** The same of a recovery code: what could never be one is as wrong as another. */
export function recoveryCodeFailureText(error: unknown, t: PasskeyTexts): string | null {
  if (error instanceof ApiProblem && error.problem.code === 'VALIDATION_FAILED') return t.wrongCode
  return passkeyFailureText(error, t)
}

/** Whether the password was right and more is asked for. */
export function isSecondFactorAsked(error: unknown): boolean {
  return error instanceof ApiProblem && error.problem.code === 'SECOND_FACTOR_REQUIRED'
}
