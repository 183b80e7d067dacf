import { adminPaths } from '../../../i18n/admin-paths.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { localizedPath } from '../../../i18n/paths.ts'
import { keepToast } from '../../../ui/toast.ts'
import { ApiProblem } from '../api/api-client.ts'
import { resetPassword } from '../api/auth.api.ts'
import { forgetLogin } from '../session/login-flag.ts'
import { errorTexts, newPasswordError } from './credential-errors.ts'
import { PasswordField } from './CredentialFields.tsx'
import { CredentialsForm } from './CredentialsForm.tsx'
import { ON_A_PAGE } from './form-place.ts'
import { loginMessages } from './login.messages.ts'
import { passwordResetMessages } from './password-reset.messages.ts'
import { dropResetToken, resetToken } from './reset-token.ts'
import { useCredentials } from './use-credentials.ts'
import { passwordWeakness } from './weak-password.ts'
import { weakPasswordMessages } from './weak-password.messages.ts'

type ChoosePasswordProps = {
  readonly locale: Locale
  /** The link is of no use any more. */
  readonly onInvalid: () => void
}

/** Sets a new password with the token in the page's address. */
export function ChoosePassword({ locale, onInvalid }: ChoosePasswordProps) {
  const [login, t] = [loginMessages(locale), passwordResetMessages(locale)]
  const wrong = errorTexts(login)
  const form = useCredentials({
    locale,
    place: ON_A_PAGE,
    check: ({ password, repeat }) => ({
      password: wrong(newPasswordError(password)),
      repeat: repeat === password ? null : t.notTheSame,
    }),
    async submit({ password }) {
      try {
        await resetPassword({ token: resetToken(), password })
      } catch (error) {
        if (isLinkInvalid(error)) {
          dropResetToken()
          onInvalid()
        }
        throw error
      }
      forgetLogin()
      keepToast(t.done)
      dropResetToken()
      location.assign(localizedPath(locale, adminPaths.login))
      return true
    },
    explain(refusal) {
      const weakness = passwordWeakness(refusal.problem)
      if (weakness) return { field: 'password', text: weakPasswordMessages(locale)[weakness] }
      return isLinkInvalid(refusal) ? { field: null, text: t.linkInvalid } : null
    },
  })
  return (
    <CredentialsForm form={form} place={ON_A_PAGE} submitText={t.submitReset} waitingText={t.saving}>
      <p>{t.chooseLead}</p>
      <PasswordField {...form.field('password')} label={t.newPassword} hint={login.passwordHint} autoComplete="new-password" />
      <PasswordField {...form.field('repeat')} label={t.repeat} autoComplete="new-password" />
    </CredentialsForm>
  )
}

function isLinkInvalid(error: unknown): boolean {
  return error instanceof ApiProblem && error.problem.code === 'RESET_LINK_INVALID'
}
