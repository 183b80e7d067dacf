import { ApiProblem, isLoggedOut, isProblem } from '../api/api-client.ts'
import { explainFailure } from '../login/credential-errors.ts'
import { passkeyFailureText } from '../login/passkey-failure.ts'
import type { PasskeyTexts } from '../login/passkey.i18n.ts'
import type { AccountTexts } from './account.i18n.ts'
import type { PasskeysTexts } from './passkeys.i18n.ts'

type FailureTexts = { readonly account: AccountTexts; readonly passkeys: PasskeysTexts; readonly login: PasskeyTexts }

/** Why a change of the account failed, in words. */
export function accountFailureText(error: unknown, { account, passkeys, login }: FailureTexts): string {
  const ofPasskeys = passkeyWriteFailure(error, passkeys, login)
  if (ofPasskeys !== null) return ofPasskeys
  if (isProblem(error, 'LOGIN_NOT_RECENT')) return account.notConfirmed
  if (isLoggedOut(error)) return account.loggedOut
  if (isProblem(error, 404)) return account.gone
  if (isProblem(error, 'LAST_ADMINISTRATOR')) return account.lastAdministrator
  return explainFailure(error, account).text
}

const FAILURE_OF_CODE: Readonly<Record<string, 'known' | 'tooMany' | 'notMade' | 'noCodesLeft'>> = {
  PASSKEY_KNOWN: 'known',
  TOO_MANY_PASSKEYS: 'tooMany',
  CHALLENGE_EXPIRED: 'notMade',
  VALIDATION_FAILED: 'notMade',
  NO_RECOVERY_CODES: 'noCodesLeft',
}

/** Why a change of passkeys failed, in words; null for reasons of other kinds. */
function passkeyWriteFailure(error: unknown, t: PasskeysTexts, login: PasskeyTexts): string | null {
  if (error instanceof ApiProblem) {
    const own = FAILURE_OF_CODE[error.problem.code]
    return own ? t[own] : passkeyFailureText(error, login)
  }
  // The browser's error for a device that has a passkey already (WebAuthn §5.1.3).
  if (error instanceof Error && error.name === 'InvalidStateError') return t.known
  // Their text "Or log in with your password" fits the log-in only.
  if (error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name)) return t.notMade
  return passkeyFailureText(error, login)
}
