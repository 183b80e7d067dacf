import { isEmailAddress, PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from './credential-rules.ts'
import type { LoginTexts } from './credentials-form.ts'

/** What is wrong with a password that somebody chooses; null when nothing is. */
export function newPasswordError(t: LoginTexts, password: string): string | null {
  if (password === '') return t.required
  if (password.length < PASSWORD_MIN_LENGTH) return t.passwordTooShort
  return password.length > PASSWORD_MAX_LENGTH ? t.passwordTooLong : null
}

/** What is wrong with an e-mail address; null when nothing is. */
export function emailError(t: LoginTexts, email: string): string | null {
  if (email === '') return t.required
  return isEmailAddress(email) ? null : t.invalidEmail
}
