import { ApiProblem } from '../api/api-client.ts'
import { passkeyFailureText } from '../login/passkey-failure.ts'
import type { PasskeyTexts } from '../login/passkey.messages.ts'
import type { PasskeysTexts } from './passkeys.messages.ts'

const OF_CODE: Readonly<Record<string, 'known' | 'tooMany' | 'notMade' | 'noCodesLeft'>> = {
  PASSKEY_KNOWN: 'known',
  TOO_MANY_PASSKEYS: 'tooMany',
  CHALLENGE_EXPIRED: 'notMade',
  VALIDATION_FAILED: 'notMade',
  NO_RECOVERY_CODES: 'noCodesLeft',
}

/** Why something about passkeys was not done, in words; null when it is none of their own reasons. */
export function passkeyWriteFailure(error: unknown, t: PasskeysTexts, login: PasskeyTexts): string | null {
  if (error instanceof ApiProblem) {
    const own = OF_CODE[error.problem.code]
    return own ? t[own] : passkeyFailureText(error, login)
  }
  // So browsers say that the device has one already (WebAuthn §5.1.3).
  if (error instanceof Error && error.name === 'InvalidStateError') return t.known
  // "Or log in with your password" is for the log-in.
  if (error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name)) return t.notMade
  return passkeyFailureText(error, login)
}
