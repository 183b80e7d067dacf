import { ApiProblem } from '../api/api-client.ts'
import { passwordWeakness } from '../login/weak-password.ts'
import { newPasswordError } from '../login/credential-errors.ts'

export const PASSWORD_FIELDS = ['current_password', 'new_password', 'repeat_password'] as const
type PasswordField = (typeof PASSWORD_FIELDS)[number]
type Passwords = Readonly<Record<PasswordField, string>>
type NewPasswordProblem = 'passwordTooShort' | 'passwordTooLong' | 'tooCommon' | 'tooPersonal' | 'tooRegular'
/** Keys of the texts; a field that is fine has none. */
export type PasswordErrors = Partial<
  Record<PasswordField, NewPasswordProblem | 'required' | 'notTheSame' | 'wrongPassword' | undefined>
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

/** What the server found; how long a new password is was checked above. */
export function refusedPasswords(error: unknown): PasswordErrors {
  if (!(error instanceof ApiProblem)) return {}
  const isWrong = error.problem.errors?.some(({ path }) => path === 'current_password')
  return {
    current_password: isWrong ? 'wrongPassword' : undefined,
    new_password: passwordWeakness(error.problem) ?? undefined,
  }
}
