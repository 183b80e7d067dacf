import { useEffect, useState } from 'react'
import { adminPaths } from '#common/admin-paths.ts'
import type { Locale } from '#common/locales.ts'
import { localizedPath } from '#common/paths.ts'
import { keepToast } from '../../ui/toast.ts'
import { isProblem } from '../api/api-client.ts'
import { readSession } from '../api/auth.api.ts'
import { forgetLogin } from '../session/login-flag.ts'
import { Button } from '../ui/Button.tsx'
import { BUTTON, BUTTON_QUIET } from '../ui/looks.ts'
import { CredentialsForm, CredentialsNotice, EmailField, ON_PAGE, OtherForm, PasswordField } from './CredentialsForm.tsx'
import { emailError, errorTexts, newPasswordError, passwordWeakness } from './credential-errors.ts'
import { askForPasswordReset, resetPassword } from './log-in.api.ts'
import { loginMessages } from './login.i18n.ts'
import { passwordResetMessages } from './password-reset.i18n.ts'
import { useCredentials } from './use-credentials.ts'
import { weakPasswordMessages } from './weak-password.i18n.ts'

/**
 * The island of the page for a new password. It has two steps. The first asks for a link; the build renders it. The second, when
 * the address brings a token, chooses the password.
 */
export function PasswordResetPage({ locale }: { readonly locale: Locale }) {
  const t = passwordResetMessages(locale)
  const [step, setStep] = useState<'ask' | 'asked' | 'choose' | 'invalid'>('ask')
  /** The address to propose for another link, so that it need not be typed twice; null the first time. */
  const [asked, setAsked] = useState<string | null>(null)
  useEffect(() => {
    const show = () => {
      setStep(resetToken() === '' ? 'ask' : 'choose')
      keepTokenInOtherLanguages()
    }
    show()
    const onHashChange = ({ oldURL }: HashChangeEvent) => {
      // The skip link leads to the content of this step: its fragment must not take the token's place.
      if (location.hash === '#sisu') history.replaceState(null, '', oldURL)
      else show()
    }
    addEventListener('hashchange', onHashChange)
    return () => removeEventListener('hashchange', onHashChange)
  }, [])
  const askAgain = () => {
    setAsked(before => before ?? '')
    setStep('ask')
  }
  const onAsked = (email: string) => {
    setAsked(email)
    setStep('asked')
  }
  return (
    <>
      {step === 'ask' ? <AskForReset locale={locale} before={asked} onAsked={onAsked} /> : null}
      {step === 'asked' ? (
        <CredentialsNotice>
          <p>{t.asked}</p>
          <p>{t.askedHint}</p>
          <Button look={`${BUTTON_QUIET} w-full`} onClick={askAgain} text={t.askAgain} />
        </CredentialsNotice>
      ) : null}
      {step === 'choose' ? <ChoosePassword locale={locale} onInvalid={() => setStep('invalid')} /> : null}
      {step === 'invalid' ? (
        <CredentialsNotice>
          <p>{t.linkInvalid}</p>
          <Button look={`${BUTTON} w-full`} onClick={askAgain} text={t.askAgain} />
        </CredentialsNotice>
      ) : null}
      <OtherForm href={localizedPath(locale, adminPaths.login)}>{step === 'invalid' ? t.justSet : t.toLogin}</OtherForm>
    </>
  )
}

type AskForResetProps = {
  readonly locale: Locale
  /** The address typed before, when asking for another link; null the first time. */
  readonly before: string | null
  readonly onAsked: (email: string) => void
}

/** Asks for a mail with a link for a new password. */
function AskForReset({ locale, before, onAsked }: AskForResetProps) {
  const [login, t] = [loginMessages(locale), passwordResetMessages(locale)]
  const wrong = errorTexts(login)
  const form = useCredentials({
    locale,
    place: ON_PAGE,
    check: ({ email }) => ({ email: wrong(emailError(email)) }),
    async submit({ email }) {
      await askForPasswordReset({ email, locale })
      onAsked(email)
      return true
    },
  })
  return (
    <CredentialsForm form={form} place={ON_PAGE} submitText={t.submitAsk} waitingText={t.sending}>
      <p>{t.askLead}</p>
      <EmailField {...form.field('email')} label={login.email} defaultValue={before ?? ''} autoFocus={before !== null} />
    </CredentialsForm>
  )
}

type ChoosePasswordProps = {
  readonly locale: Locale
  /** Called when the link is invalid. */
  readonly onInvalid: () => void
}

/** Sets a new password with the token in the page's address. */
function ChoosePassword({ locale, onInvalid }: ChoosePasswordProps) {
  const [login, t] = [loginMessages(locale), passwordResetMessages(locale)]
  const wrong = errorTexts(login)
  const form = useCredentials({
    locale,
    place: ON_PAGE,
    check: ({ password, repeat }) => ({
      password: wrong(newPasswordError(password)),
      repeat: repeat === password ? null : login.notTheSame,
    }),
    async submit({ password }) {
      try {
        await resetPassword({ token: resetToken(), password })
      } catch (error) {
        if (!isLinkInvalid(error)) throw error
        dropResetToken()
        onInvalid()
        return false
      }
      await forgetEndedLogin()
      keepToast(t.done)
      dropResetToken()
      location.assign(localizedPath(locale, adminPaths.login))
      return true
    },
    explain(refusal) {
      const weakness = passwordWeakness(refusal)
      return weakness && { field: 'password', text: weakPasswordMessages(locale)[weakness] }
    },
  })
  return (
    <CredentialsForm form={form} place={ON_PAGE} submitText={t.submitReset} waitingText={t.saving}>
      <p>{t.chooseLead}</p>
      <PasswordField
        {...form.field('password')}
        label={login.newPassword}
        hint={login.passwordHint}
        autoComplete="new-password"
      />
      <PasswordField {...form.field('repeat')} label={login.repeatPassword} autoComplete="new-password" />
    </CredentialsForm>
  )
}

/** Forgets the log-in where the new password has ended the session: in another administrator's browser it lasts. */
async function forgetEndedLogin(): Promise<void> {
  // Without an answer the next page asks.
  const session = await readSession().catch(() => null)
  if (session?.authenticated === false) forgetLogin()
}

function isLinkInvalid(error: unknown): boolean {
  return isProblem(error, 'RESET_LINK_INVALID')
}

/**
 * The link of a password reset has its token in the fragment, which browsers send to no server.
 * @returns the token; empty without one
 */
function resetToken(): string {
  return new URLSearchParams(location.hash.slice(1)).get('token') ?? ''
}

/** Takes a used or refused token out of the address. */
function dropResetToken(): void {
  history.replaceState(null, '', location.pathname)
  keepTokenInOtherLanguages()
}

/** Makes the page's language switcher lead to the same step, also by a copied link or in another tab. */
function keepTokenInOtherLanguages(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-locale]')) link.hash = location.hash
}
