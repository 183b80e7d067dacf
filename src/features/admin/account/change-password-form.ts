import { ApiProblem } from '../api/api-client.ts'
import { newPasswordError } from '../login/credential-errors.ts'

export const PASSWORD_FIELDS = ['current_password', 'new_password', 'repeat_password'] as const
type PasswordField = (typeof PASSWORD_FIELDS)[number]
type Passwords = Readonly<Record<PasswordField, string>>
/** Keys of the texts; a field that is fine has none. */
export type PasswordErrors = Partial<
  Record<PasswordField, 'required' | 'passwordTooShort' | 'passwordTooLong' | 'notTheSame' | 'wrongPassword' | undefined>
>

export const NO_PASSWORDS: Passwords = { current_password: '', new_password: '', repeat_password: '' }

/** What can be told before anything is sent. */
export function checkPasswords({ current_password, new_password, repeat_password }: Passwords): PasswordErrors {
  return {
    current_password: current_password === '' ? 'required' : undefined,
    new_password: newPasswordError(new_password) ?? undefined,
    repeat_password: repeat_password === new_password ? undefined : 'notTheSame',
  }
}

/** What the server found; its limits for a new password were checked above. */
export function refusedPasswords(error: unknown): PasswordErrors {
  const errors = error instanceof ApiProblem ? (error.problem.errors ?? []) : []
  return { current_password: errors.some(({ path }) => path === 'current_password') ? 'wrongPassword' : undefined }
}
