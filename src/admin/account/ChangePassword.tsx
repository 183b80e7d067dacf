import { type SubmitEvent, useRef, useState } from 'react'
import { ApiProblem } from '../api/api-client.ts'
import { InputField } from '../form/InputField.tsx'
import { useTexts } from '../language/use-texts.ts'
import { newPasswordError, passwordWeakness, type Weakness } from '../login/credential-errors.ts'
import { Button } from '../ui/Button.tsx'
import { BUTTON } from '../ui/looks.ts'
import { showOwnToast } from '../ui/own-toast.ts'
import { ACCOUNT_FORM, AccountSection } from './AccountSection.tsx'
import { changePassword } from './account.api.ts'
import { accountTexts } from './account.i18n.ts'
import { useAccountWrite } from './use-account.ts'

const PASSWORD_FIELDS = ['current_password', 'new_password', 'repeat_password'] as const
type PasswordField = (typeof PASSWORD_FIELDS)[number]
type Passwords = Readonly<Record<PasswordField, string>>
type NewPasswordProblem = 'passwordTooShort' | 'passwordTooLong' | Weakness
/** The error of each field, as a key of the texts; a valid field has none. */
type PasswordErrors = Partial<Record<PasswordField, NewPasswordProblem | 'required' | 'notTheSame' | 'wrongPassword' | undefined>>

const NO_PASSWORDS: Passwords = { current_password: '', new_password: '', repeat_password: '' }

const LABELS = { current_password: 'currentPassword', new_password: 'newPassword', repeat_password: 'repeatPassword' } as const

/** Changes the administrator's own password; the administrator has to type the current one. */
export function ChangePassword({ email }: { readonly email: string }) {
  const t = useTexts(accountTexts)
  const form = useRef<HTMLFormElement>(null)
  const [passwords, setPasswords] = useState(NO_PASSWORDS)
  const [errors, setErrors] = useState<PasswordErrors>({})

  /** Shows errors. @returns whether there are any; the first field with one gets the focus */
  const show = (found: PasswordErrors): boolean => {
    setErrors(found)
    const first = PASSWORD_FIELDS.find(name => found[name])
    if (first) form.current?.querySelector<HTMLInputElement>(`#${first}`)?.focus()
    return first !== undefined
  }
  const { write, isBusy, logInAgain } = useAccountWrite(changePassword, {
    onDone() {
      setPasswords(NO_PASSWORDS)
      showOwnToast(t.passwordChanged)
    },
    onRefused: error => show(refusedPasswords(error)),
    noAnswerText: t.passwordPerhapsChanged,
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (isBusy || show(checkPasswords(passwords))) return
    const { current_password, new_password } = passwords
    write({ current_password, new_password })
  }
  return (
    <AccountSection id="password" title={t.password} lead={t.passwordLead}>
      <form className={ACCOUNT_FORM} ref={form} noValidate onSubmit={submit}>
        {/* Tells a password manager whose password it is. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        {PASSWORD_FIELDS.map(name => {
          const error = errors[name]
          return (
            <InputField
              key={name}
              id={name}
              type="password"
              label={t[LABELS[name]]}
              autoComplete={name === 'current_password' ? 'current-password' : 'new-password'}
              required
              error={error ? t[error] : ''}
              value={passwords[name]}
              {...(name === 'new_password' && { hint: t.passwordHint })}
              onChange={({ target }) => {
                setPasswords({ ...passwords, [name]: target.value })
                setErrors({ ...errors, [name]: undefined })
              }}
            />
          )
        })}
        <Button look={`${BUTTON} justify-self-start`} type="submit" aria-disabled={isBusy} text={t.changePassword} />
      </form>
      {logInAgain}
    </AccountSection>
  )
}

/** What the browser can check before it sends anything. */
function checkPasswords({ current_password, new_password, repeat_password }: Passwords): PasswordErrors {
  return {
    current_password: current_password === '' ? 'required' : undefined,
    new_password: newPasswordError(new_password) ?? undefined,
    repeat_password: repeat_password === new_password ? undefined : 'notTheSame',
  }
}

/** What the server found; `checkPasswords` has checked the length of the new one. */
function refusedPasswords(error: unknown): PasswordErrors {
  if (!(error instanceof ApiProblem)) return {}
  const isWrong = error.problem.errors?.some(({ path }) => path === 'current_password')
  return {
    current_password: isWrong ? 'wrongPassword' : undefined,
    new_password: passwordWeakness(error) ?? undefined,
  }
}
