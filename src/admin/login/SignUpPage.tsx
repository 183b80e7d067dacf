import { useState } from 'react'
import { adminPaths } from '#common/admin-paths.ts'
import type { Locale } from '#common/locales.ts'
import { localizedPath } from '#common/paths.ts'
import { keepToast } from '../../ui/toast.ts'
import { isProblem } from '../api/api-client.ts'
import { CredentialsForm, CredentialsNotice, EmailField, ON_PAGE, OtherForm, PasswordField } from './CredentialsForm.tsx'
import { emailError, errorTexts, newPasswordError, passwordWeakness } from './credential-errors.ts'
import { keepNewAccountEmail } from './log-in-as.ts'
import { signUp } from './log-in.api.ts'
import { loginMessages } from './login.i18n.ts'
import { signUpMessages } from './sign-up.i18n.ts'
import { useCredentials, useIsHydrated } from './use-credentials.ts'
import { weakPasswordMessages } from './weak-password.i18n.ts'

type SignUpProps = { readonly locale: Locale }

/** The island of the sign-up page. The build renders the form for every visitor: most bring an invitation in the address. */
export function SignUpPage({ locale }: SignUpProps) {
  const t = signUpMessages(locale)
  const isHydrated = useIsHydrated()
  const [isUsed, setUsed] = useState(false)
  if (isUsed) {
    return (
      <>
        <CredentialsNotice>
          <p>{t.invitationUsed}</p>
        </CredentialsNotice>
        <OtherForm href={localizedPath(locale, adminPaths.login)}>{t.justSignedUp}</OtherForm>
      </>
    )
  }
  if (isHydrated && invitationToken() === '') {
    return (
      <CredentialsNotice>
        <p>{t.noInvitation}</p>
        <p>{t.noInvitationHint}</p>
      </CredentialsNotice>
    )
  }
  return <SignUpForm locale={locale} onUsed={() => setUsed(true)} />
}

/** The invitation's token in the page's address; empty when there is none. */
function invitationToken(): string {
  return new URLSearchParams(location.search).get('invite') ?? ''
}

type SignUpFormProps = SignUpProps & {
  /** Called when the invitation is no longer valid. */
  readonly onUsed: () => void
}

/** Makes an account, and leads to the log-in. */
function SignUpForm({ locale, onUsed }: SignUpFormProps) {
  const login = loginMessages(locale)
  const t = signUpMessages(locale)
  const wrong = errorTexts(login)
  const form = useCredentials({
    locale,
    place: ON_PAGE,
    check: ({ email, password }) => ({ email: wrong(emailError(email)), password: wrong(newPasswordError(password)) }),
    async submit({ email, password }) {
      try {
        await signUp({ email, password, invite: invitationToken() })
      } catch (error) {
        if (!isProblem(error, 'NOT_INVITED')) throw error
        onUsed()
        return false
      }
      keepNewAccountEmail(email)
      keepToast(t.signedUp)
      location.assign(localizedPath(locale, adminPaths.login))
      return true
    },
    explain(refusal) {
      const weakness = passwordWeakness(refusal)
      if (weakness) return { field: 'password', text: weakPasswordMessages(locale)[weakness] }
      return refusal.problem.code === 'EMAIL_TAKEN' ? { field: 'email', text: t.emailTaken } : null
    },
  })
  return (
    <CredentialsForm form={form} place={ON_PAGE} submitText={t.submitSignup} waitingText={t.signingUp}>
      <EmailField {...form.field('email')} label={login.email} />
      <PasswordField
        {...form.field('password')}
        label={login.password}
        hint={login.passwordHint}
        autoComplete="new-password"
        showText={login.showPassword}
      />
    </CredentialsForm>
  )
}
