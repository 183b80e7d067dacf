import { ApiProblem } from '../api/api-client.ts'
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '../login/credential-rules.ts'
import type { AccountTexts } from './account.messages.ts'

export const PASSWORD_FIELDS = ['current_password', 'new_password', 'repeat_password'] as const
export type PasswordField = (typeof PASSWORD_FIELDS)[number]
export type Passwords = Readonly<Record<PasswordField, string>>
/** By field; a field without a key is fine. */
export type PasswordErrors = Partial<Record<PasswordField, keyof AccountTexts & PasswordErrorKey>>
type PasswordErrorKey = 'required' | 'tooShort' | 'tooLong' | 'notTheSame' | 'wrongPassword'

export const NO_PASSWORDS: Passwords = { current_password: '', new_password: '', repeat_password: '' }

/** What can be told before anything is sent. */
export function checkPasswords({ current_password, new_password, repeat_password }: Passwords): PasswordErrors {
  const wrongNew = newPasswordError(new_password)
  return {
    ...(current_password === '' && { current_password: 'required' as const }),
    ...(wrongNew && { new_password: wrongNew }),
    ...(repeat_password !== new_password && { repeat_password: 'notTheSame' as const }),
  }
}

function newPasswordError(password: string): PasswordErrorKey | null {
  if (password === '') return 'required'
  if (password.length < PASSWORD_MIN_LENGTH) return 'tooShort'
  return password.length > PASSWORD_MAX_LENGTH ? 'tooLong' : null
}

/** What the server found; empty when its answer is about no field. */
export function refusedPasswords(error: unknown): PasswordErrors {
  const errors = error instanceof ApiProblem ? (error.problem.errors ?? []) : []
  return {
    ...(errors.some(({ path }) => path === 'current_password') && { current_password: 'wrongPassword' as const }),
    ...(errors.some(({ path }) => path === 'new_password') && { new_password: 'tooShort' as const }),
  }
}
