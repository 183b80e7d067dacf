import type { Locale } from '../../../i18n/locales.ts'
import { askForPasswordReset } from '../api/auth.api.ts'
import { emailError, errorTexts } from './credential-errors.ts'
import { EmailField } from './CredentialFields.tsx'
import { CredentialsForm } from './CredentialsForm.tsx'
import { ON_A_PAGE } from './form-place.ts'
import { loginMessages } from './login.messages.ts'
import { passwordResetMessages } from './password-reset.messages.ts'
import { useCredentials } from './use-credentials.ts'

type AskForResetProps = {
  readonly locale: Locale
  /** What was typed where a link is asked for again; null the first time. */
  readonly before: string | null
  readonly onAsked: (email: string) => void
}

/** Has a link for a new password mailed. */
export function AskForReset({ locale, before, onAsked }: AskForResetProps) {
  const [login, t] = [loginMessages(locale), passwordResetMessages(locale)]
  const wrong = errorTexts(login)
  const form = useCredentials({
    locale,
    place: ON_A_PAGE,
    check: ({ email }) => ({ email: wrong(emailError(email)) }),
    async submit({ email }) {
      await askForPasswordReset({ email, locale })
      onAsked(email)
      return true
    },
  })
  return (
    <CredentialsForm form={form} place={ON_A_PAGE} submitText={t.submitAsk} waitingText={t.sending}>
      <p>{t.askLead}</p>
      <EmailField {...form.field('email')} label={login.email} defaultValue={before ?? ''} autoFocus={before !== null} />
    </CredentialsForm>
  )
}
