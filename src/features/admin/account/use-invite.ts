import { useState } from 'react'
import type { InvitationView } from '../../../../server/invitations/invitation.schemas.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { showToast } from '../../../ui/toast.ts'
import { ApiProblem } from '../api/api-client.ts'
import { useTexts } from '../language/use-texts.ts'
import { isEmailAddress } from '../login/credential-rules.ts'
import { useLogInAgain } from '../login/use-log-in-again.tsx'
import { failureText } from './account-failure.ts'
import { invite } from './account.api.ts'
import { accountTexts } from './account-texts.ts'

type EmailError = 'invalidEmail' | 'emailTaken'

/**
 * An invitation in the making: by mail to an address, or without one as a link.
 * @param onEmailError hears of an address that cannot be invited
 */
export function useInvite(onChanged: () => Promise<void>, onEmailError: () => void) {
  const t = useTexts(accountTexts)
  const [email, setEmail] = useState('')
  const [error, setError] = useState<EmailError | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [made, setMade] = useState<InvitationView | null>(null)
  const { withLogIn, logInAgain } = useLogInAgain()
  const address = email.trim()

  const refuse = (reason: EmailError) => {
    setError(reason)
    onEmailError()
  }
  const send = async (locale: Locale) => {
    if (isBusy) return
    if (address !== '' && !isEmailAddress(address)) return refuse('invalidEmail')
    setBusy(true)
    try {
      const invitation = await withLogIn(() => invite({ email: address === '' ? null : address, locale }))
      setMade(invitation.url === null ? null : invitation)
      if (invitation.email !== null) showToast(t.invitationSent(invitation.email))
      setEmail('')
      await onChanged()
    } catch (failure) {
      const code = failure instanceof ApiProblem ? failure.problem.code : null
      if (code === 'EMAIL_TAKEN') refuse('emailTaken')
      else if (code === 'VALIDATION_FAILED') refuse('invalidEmail')
      else showToast(failureText(t, failure), 'error')
    } finally {
      setBusy(false)
    }
  }
  const typeEmail = (text: string) => {
    setEmail(text)
    setError(null)
  }
  return { email, typeEmail, isByMail: address !== '', error, isBusy, made, send, logInAgain }
}
