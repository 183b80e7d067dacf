import { type SubmitEvent, useRef, useState } from 'react'
import { showToast } from '../../../ui/toast.ts'
import { useTexts } from '../language/use-texts.ts'
import { useLogInAgain } from '../login/use-log-in-again.tsx'
import { failureText } from './account-failure.ts'
import { changePassword } from './account.api.ts'
import { accountTexts } from './account-texts.ts'
import { InputField } from '../form/InputField.tsx'
import { AccountSection } from './AccountSection.tsx'
import { checkPasswords, NO_PASSWORDS, PASSWORD_FIELDS, type PasswordErrors, refusedPasswords } from './change-password-form.ts'

type ChangePasswordProps = { readonly email: string; readonly onChanged: () => Promise<void> }

const LABELS = { current_password: 'currentPassword', new_password: 'newPassword', repeat_password: 'repeatPassword' } as const

/** The administrator's own password; the current one has to be known. */
export function ChangePassword({ email, onChanged }: ChangePasswordProps) {
  const t = useTexts(accountTexts)
  const form = useRef<HTMLFormElement>(null)
  const [passwords, setPasswords] = useState(NO_PASSWORDS)
  const [errors, setErrors] = useState<PasswordErrors>({})
  const [isBusy, setBusy] = useState(false)
  const { withLogIn, logInAgain } = useLogInAgain()

  /** @returns whether there is one; the first gets the focus */
  const show = (found: PasswordErrors): boolean => {
    setErrors(found)
    const first = PASSWORD_FIELDS.find(name => found[name])
    if (first) form.current?.querySelector<HTMLInputElement>(`#${first}`)?.focus()
    return first !== undefined
  }
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (isBusy || show(checkPasswords(passwords))) return
    setBusy(true)
    try {
      const { current_password, new_password } = passwords
      await withLogIn(() => changePassword({ current_password, new_password }))
      setPasswords(NO_PASSWORDS)
      showToast(t.passwordChanged)
      await onChanged()
    } catch (error) {
      if (!show(refusedPasswords(error))) showToast(failureText(t, error), 'error')
    } finally {
      setBusy(false)
    }
  }
  return (
    <AccountSection id="password" title={t.password} lead={t.passwordLead}>
      <form className="account-form" ref={form} noValidate onSubmit={event => void submit(event)}>
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
        <button className="button" type="submit" aria-disabled={isBusy}>
          {t.changePassword}
        </button>
      </form>
      {logInAgain}
    </AccountSection>
  )
}
