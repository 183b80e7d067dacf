import { useState } from 'react'
import type { Locale } from '#common/locales.ts'
import type { Authentication } from '#server/auth/auth.schemas.ts'
import { isProblem } from '../api/api-client.ts'
import { InputField } from '../form/InputField.tsx'
import { BUTTON, BUTTON_QUIET } from '../ui/looks.ts'
import { CredentialsForm, EmailField, type FormPlace, PasswordField } from './CredentialsForm.tsx'
import { emailError, errorTexts, explainFailure } from './credential-errors.ts'
import { logIn, logInWithRecoveryCode } from './log-in.api.ts'
import { loginMessages } from './login.i18n.ts'
import { passkeyMessages } from './passkey.i18n.ts'
import { logInWithPasskey, passkeyFailureText, type PasskeyStep, recoveryCodeFailureText, supportsPasskeys } from './passkeys.ts'
import { useCredentials, useIsHydrated, useReloadOfKeptPage } from './use-credentials.ts'

type LogInFormProps = {
  readonly locale: Locale
  readonly place: FormPlace
  /** The texts of the buttons. */
  readonly texts: { readonly submit: string; readonly waiting: string; readonly passkey: string }
  /** The address that the form proposes. */
  readonly email?: string
  /** Whether only this account may log in. */
  readonly isFixed?: boolean
  readonly autoFocus?: 'email' | 'password'
  /** Rejects when the wrong account logged in. */
  readonly onLoggedIn: (session: Authentication) => Promise<void>
  /** Called when the password was right, but is not enough. */
  readonly onSecondStep: () => void
  /** The account's language from its first log-in on. */
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
        if (!isProblem(error, 'SECOND_FACTOR_REQUIRED')) throw error
        onSecondStep()
        return false
      }
    },
    explain: ({ problem }) => (problem.code === 'WRONG_CREDENTIALS' ? { field: null, text: t.wrongCredentials } : null),
  })
  const passkeyButton = (
    <PasskeyButton
      locale={locale}
      step="instead-of-password"
      text={texts.passkey}
      onLoggedIn={onLoggedIn}
      onFailure={place.onFailure}
    />
  )
  return (
    <CredentialsForm form={form} place={place} submitText={texts.submit} waitingText={texts.waiting} after={passkeyButton}>
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

type SecondStepProps = {
  readonly locale: Locale
  readonly place: FormPlace
  readonly onLoggedIn: (session: Authentication) => Promise<void>
}

/** The second step of a log-in, when the password is not enough: asks for a passkey or a recovery code. */
export function SecondStep({ locale, place, onLoggedIn }: SecondStepProps) {
  const t = passkeyMessages(locale)
  const form = useCredentials({
    locale,
    place,
    check: ({ code }) => ({ code: code === '' ? t.codeMissing : null }),
    async submit({ code }) {
      await onLoggedIn(await logInWithRecoveryCode(code))
      return true
    },
    explain(refusal) {
      const text = recoveryCodeFailureText(refusal, t)
      return text === null ? null : { field: 'code', text }
    },
  })
  return (
    <>
      <p className={place.isInDialog ? '' : '-mt-4'}>{t.secondStepLead}</p>
      <PasskeyButton
        locale={locale}
        step="after-password"
        text={t.usePasskey}
        autoFocus={place.isInDialog}
        onLoggedIn={onLoggedIn}
        onFailure={place.onFailure}
      />
      <CredentialsForm
        form={form}
        place={place}
        submitText={t.useRecoveryCode}
        waitingText={t.checking}
        isQuiet={!place.isInDialog}
      >
        <InputField
          {...form.field('code')}
          label={t.recoveryCode}
          hint={t.recoveryCodeHint}
          autoComplete="one-time-code"
          autoFocus={place.isInDialog && !supportsPasskeys()}
          autoCapitalize="characters"
          spellCheck={false}
        />
      </CredentialsForm>
    </>
  )
}

type PasskeyButtonProps = {
  readonly locale: Locale
  readonly text: string
  readonly step: PasskeyStep
  readonly autoFocus?: boolean
  /** Rejects when the wrong account logged in. */
  readonly onLoggedIn: (session: Authentication) => Promise<void>
  /** Called with the reason of a failure, in words; with null when another try begins. */
  readonly onFailure: (text: string | null) => void
}

/** Logs in with a passkey; draws nothing in a browser without passkeys. */
function PasskeyButton({ locale, text, step, autoFocus = false, onLoggedIn, onFailure }: PasskeyButtonProps) {
  const t = passkeyMessages(locale)
  const isHydrated = useIsHydrated()
  const [isWaiting, setWaiting] = useState(false)
  useReloadOfKeptPage(isWaiting)
  if (isHydrated && !supportsPasskeys()) return null
  const press = async () => {
    if (isWaiting) return
    setWaiting(true)
    onFailure(null)
    try {
      await onLoggedIn(await logInWithPasskey(step))
    } catch (error) {
      onFailure(passkeyFailureText(error, t) ?? explainFailure(error, loginMessages(locale)).text)
      setWaiting(false)
    }
  }
  return (
    <button
      // After the password it is the first choice.
      className={`${step === 'after-password' ? BUTTON : BUTTON_QUIET} w-full`}
      type="button"
      autoFocus={autoFocus}
      aria-disabled={isWaiting}
      onClick={() => void press()}
    >
      {isWaiting ? t.waiting : text}
    </button>
  )
}
