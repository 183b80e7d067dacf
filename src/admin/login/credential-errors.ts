import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '#common/account-limits.ts'
import { ApiProblem } from '../api/api-client.ts'
import { CookieNotKept } from './log-in.api.ts'
import type { loginMessages } from './login.i18n.ts'

/** The fields of the forms for accounts, in the form's order. */
export const CREDENTIAL_NAMES = ['email', 'password', 'repeat', 'code'] as const

export type CredentialName = (typeof CREDENTIAL_NAMES)[number]

/** The typed values; a field that the form lacks is empty. Addresses and codes come without spaces around them. */
export type CredentialValues = Readonly<Record<CredentialName, string>>

/** Error texts; null for a valid field. */
export type CredentialErrors = Partial<Record<CredentialName, string | null>>

/** The texts of the log-in, which all forms for accounts share. */
export type LoginTexts = ReturnType<typeof loginMessages>

/** Whether a text can be an e-mail address. Whether mail arrives there, only a mail tells. */
export function isEmailAddress(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(text)
}

/** The error of an e-mail address, as a key of the log-in texts; null when it is valid. */
export function emailError(email: string): 'required' | 'invalidEmail' | null {
  if (email === '') return 'required'
  return isEmailAddress(email) ? null : 'invalidEmail'
}

/** The error of a new password, as a key of the log-in texts; null when it is valid. */
export function newPasswordError(password: string): 'required' | 'passwordTooShort' | 'passwordTooLong' | null {
  if (password === '') return 'required'
  if (password.length < PASSWORD_MIN_LENGTH) return 'passwordTooShort'
  return password.length > PASSWORD_MAX_LENGTH ? 'passwordTooLong' : null
}

/** What {@link emailError} and {@link newPasswordError} find. */
type ErrorKey = NonNullable<ReturnType<typeof emailError> | ReturnType<typeof newPasswordError>>

/** @returns a function that turns an error key into words */
export function errorTexts(t: LoginTexts): (error: ErrorKey | null) => string | null {
  return error => (error === null ? null : t[error])
}

/** Why a password is easy to guess, as a key of the texts in weak-password.i18n.ts. */
export type Weakness = 'tooCommon' | 'tooPersonal' | 'tooRegular'

/** What the codes of server/passwords/password-strength.ts mean. */
const WEAKNESS_OF_CODE: Readonly<Record<string, Weakness>> = {
  TOO_COMMON: 'tooCommon',
  TOO_PERSONAL: 'tooPersonal',
  TOO_REGULAR: 'tooRegular',
}

/** Why the server found a new password too easy to guess; null for other reasons. */
export function passwordWeakness({ problem: { errors = [] } }: ApiProblem): Weakness | null {
  return errors.map(({ code }) => WEAKNESS_OF_CODE[code]).find(weakness => weakness !== undefined) ?? null
}

/** A failure in words, and its field; null when it concerns none. */
export type ExplainedFailure = { readonly field: CredentialName | null; readonly text: string }

/** This browser refuses what the server allowed; `message` tells the administrator why. */
export class BrowserRefusal extends Error {}

/** The text of a failure, the same in all forms for accounts, and its field. */
export function explainFailure(error: unknown, t: LoginTexts): ExplainedFailure {
  if (error instanceof BrowserRefusal) return { field: null, text: error.message }
  if (error instanceof CookieNotKept) return { field: null, text: t.cookieNotKept }
  if (!(error instanceof ApiProblem)) return { field: null, text: t.noAnswer }
  const { code, errors, ...details } = error.problem
  if (code === 'TOO_MANY_REQUESTS') {
    const seconds = Number(details['retry_after_seconds'])
    const minutes = Math.max(1, Math.ceil((Number.isFinite(seconds) ? seconds : 60) / 60))
    return { field: null, text: details['limited_by'] === 'account' ? t.tooManyStrangers(minutes) : t.tooMany(minutes) }
  }
  const wrong = errors?.[0]
  if (wrong?.path === 'email') return { field: 'email', text: t.invalidEmail }
  if (wrong?.path === 'password')
    return { field: 'password', text: wrong.code === 'TOO_LONG' ? t.passwordTooLong : t.passwordTooShort }
  return { field: null, text: t.failed }
}
