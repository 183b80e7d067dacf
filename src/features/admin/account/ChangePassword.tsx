import { type SubmitEvent, useRef, useState } from 'react'
import { showToast } from '../../../ui/toast.ts'
import { useTexts } from '../language/use-texts.ts'
import { changePassword } from './account.api.ts'
import { accountTexts } from './account-texts.ts'
import { InputField } from '../form/InputField.tsx'
import { AccountSection } from './AccountSection.tsx'
import { checkPasswords, NO_PASSWORDS, PASSWORD_FIELDS, type PasswordErrors, refusedPasswords } from './change-password-form.ts'
import { useAccountWrite } from './use-account-write.ts'
import { BUTTON } from '../ui/looks.ts'

const LABELS = { current_password: 'currentPassword', new_password: 'newPassword', repeat_password: 'repeatPassword' } as const

/** The administrator's own password; the current one has to be known. */
export function ChangePassword({ email }: { readonly email: string }) {
  const t = useTexts(accountTexts)
  const form = useRef<HTMLFormElement>(null)
  const [passwords, setPasswords] = useState(NO_PASSWORDS)
  const [errors, setErrors] = useState<PasswordErrors>({})

  /** @returns whether there is one; the first gets the focus */
  const show = (found: PasswordErrors): boolean => {
    setErrors(found)
    const first = PASSWORD_FIELDS.find(name => found[name])
    if (first) form.current?.querySelector<HTMLInputElement>(`#${first}`)?.focus()
    return first !== undefined
  }
  const { write, isBusy, logInAgain } = useAccountWrite(changePassword, {
    onDone() {
      setPasswords(NO_PASSWORDS)
      showToast(t.passwordChanged)
    },
    onRefused: error => show(refusedPasswords(error)),
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (isBusy || show(checkPasswords(passwords))) return
    const { current_password, new_password } = passwords
    write({ current_password, new_password })
  }
  return (
    <AccountSection id="password" title={t.password} lead={t.passwordLead}>
      <form className="account-form" ref={form} noValidate onSubmit={submit}>
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
        <button className={BUTTON} type="submit" aria-disabled={isBusy}>
          {t.changePassword}
        </button>
      </form>
      {logInAgain}
    </AccountSection>
  )
}
