import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '../../../../server/auth/password-limits.schemas.ts'
import type { LoginTexts } from './credential-failure.ts'
import { isEmailAddress } from './credential-rules.ts'

type ErrorKey = 'required' | 'invalidEmail' | 'passwordTooShort' | 'passwordTooLong'

/** What is wrong with a new password, as a key of the log-in texts; null when nothing is. */
export function newPasswordError(password: string): 'required' | 'passwordTooShort' | 'passwordTooLong' | null {
  if (password === '') return 'required'
  if (password.length < PASSWORD_MIN_LENGTH) return 'passwordTooShort'
  return password.length > PASSWORD_MAX_LENGTH ? 'passwordTooLong' : null
}

/** What is wrong with an e-mail address, as a key of the log-in texts; null when nothing is. */
export function emailError(email: string): 'required' | 'invalidEmail' | null {
  if (email === '') return 'required'
  return isEmailAddress(email) ? null : 'invalidEmail'
}

/** Turns what the others found into words. */
export function errorTexts(t: LoginTexts): (error: ErrorKey | null) => string | null {
  return error => (error === null ? null : t[error])
}
