import type { Locale } from '../../../i18n/locales.ts'
import { logIn, type SessionAnswer } from '../api/auth.api.ts'
import { emailError, errorTexts } from './credential-errors.ts'
import { EmailField, PasswordField } from './CredentialFields.tsx'
import { CredentialsForm } from './CredentialsForm.tsx'
import type { FormPlace } from './form-place.ts'
import { loginMessages } from './login.messages.ts'
import { isSecondFactorAsked } from './passkey-failure.ts'
import { PasskeyButton } from './PasskeyButton.tsx'
import { useCredentials } from './use-credentials.ts'

type LogInFormProps = {
  readonly locale: Locale
  readonly place: FormPlace
  /** What the buttons say. */
  readonly texts: { readonly submit: string; readonly waiting: string; readonly passkey: string }
  readonly email?: string
  /** Whether no other account is to log in. */
  readonly isFixed?: boolean
  readonly autoFocus?: 'email' | 'password'
  /** Rejects where another account logged in than the one that is wanted. */
  readonly onLoggedIn: (session: SessionAnswer) => Promise<void>
  /** The password was right, and is not enough. */
  readonly onSecondStep: () => void
  /** Becomes the account's language with its first log-in. */
  readonly accountLocale?: Locale
}

/** Logs in with e-mail and password, or with a passkey alone. */
export function LogInForm({ locale, place, texts, onLoggedIn, onSecondStep, accountLocale, ...rest }: LogInFormProps) {
  const { email = '', isFixed = false, autoFocus } = rest
  const t = loginMessages(locale)
  const wrong = errorTexts(t)
  const form = useCredentials({
    locale,
    place,
    check: values => ({
      email: wrong(emailError(values.email)),
      password: wrong(values.password === '' ? 'required' : null),
    }),
    async submit({ email: address, password }) {
      try {
        await onLoggedIn(await logIn({ email: address, password, ...(accountLocale && { locale: accountLocale }) }))
        return true
      } catch (error) {
        if (!isSecondFactorAsked(error)) throw error
        onSecondStep()
        return false
      }
    },
    explain: ({ problem }) => (problem.code === 'WRONG_CREDENTIALS' ? { field: null, text: t.wrongCredentials } : null),
  })
  const passkey = (
    <PasskeyButton locale={locale} step="alone" text={texts.passkey} onLoggedIn={onLoggedIn} onFailure={place.onFailure} />
  )
  return (
    <CredentialsForm form={form} place={place} submitText={texts.submit} waitingText={texts.waiting} after={passkey}>
      <EmailField
        {...form.field('email')}
        label={t.email}
        defaultValue={email}
        readOnly={isFixed}
        autoFocus={autoFocus === 'email'}
      />
      <PasswordField
        {...form.field('password')}
        label={t.password}
        autoComplete="current-password"
        autoFocus={autoFocus === 'password'}
        showText={t.showPassword}
      />
    </CredentialsForm>
  )
}
