import { useStore } from '@nanostores/react'
import { type SubmitEvent, useState } from 'react'
import type { InvitationView } from '../../../../server/invitations/invitation.schemas.ts'
import { isLocale, type Locale, LOCALES } from '../../../i18n/locales.ts'
import { showToast } from '../../../ui/toast.ts'
import { ApiProblem } from '../api/api-client.ts'
import { InputField } from '../form/InputField.tsx'
import { $pageLanguage } from '../language/page-language.ts'
import { useTexts } from '../language/use-texts.ts'
import { isEmailAddress } from '../login/credential-rules.ts'
import { invite } from './account.api.ts'
import { accountTexts } from './account-texts.ts'
import { InvitationLink } from './InvitationLink.tsx'
import { LANGUAGE_NAMES } from './language-names.ts'
import { useAccountWrite } from './use-account-write.ts'
import { BUTTON, FIELD } from '../ui/looks.ts'

const EMAIL_ID = 'invite-email'

/** Invites by mail, or makes a link to pass on. */
export function InviteForm() {
  const t = useTexts(accountTexts)
  const pageLanguage = useStore($pageLanguage)
  const [chosen, setChosen] = useState<Locale | null>(null)
  const locale = chosen ?? pageLanguage
  const { email, setEmail, error, setError, made, submit, isBusy, logInAgain } = useInvite(locale)
  return (
    <>
      <form className="account-form" noValidate onSubmit={submit}>
        <InputField
          id={EMAIL_ID}
          type="email"
          autoComplete="off"
          label={t.email}
          note={t.optional}
          hint={t.emailHint}
          error={error ? t[error] : ''}
          value={email}
          onChange={({ target }) => {
            setEmail(target.value)
            setError(null)
          }}
        />
        <div className={FIELD}>
          <label htmlFor="invite-locale">{t.language}</label>
          <select
            id="invite-locale"
            value={locale}
            onChange={({ target }) => setChosen(isLocale(target.value) ? target.value : null)}
          >
            {LOCALES.map(one => (
              <option key={one} value={one} lang={one}>
                {LANGUAGE_NAMES[one]}
              </option>
            ))}
          </select>
        </div>
        <button className={BUTTON} type="submit" aria-disabled={isBusy}>
          {email.trim() === '' ? t.makeLink : t.sendInvitation}
        </button>
        {made?.url ? <InvitationLink key={made.id} url={made.url} expiresAt={made.expires_at} /> : null}
      </form>
      {logInAgain}
    </>
  )
}

type EmailError = 'invalidEmail' | 'emailTaken'
const ERROR_OF_CODE: Readonly<Record<string, EmailError>> = { EMAIL_TAKEN: 'emailTaken', VALIDATION_FAILED: 'invalidEmail' }

/** An invitation in the making: by mail to an address, or without one as a link. */
function useInvite(locale: Locale) {
  const t = useTexts(accountTexts)
  const [email, setEmail] = useState('')
  const [error, setError] = useState<EmailError | null>(null)
  const [made, setMade] = useState<InvitationView | null>(null)
  const address = email.trim()

  /** @returns whether there is an error; then the field has the focus */
  const refuse = (reason: EmailError | null | undefined): boolean => {
    setError(reason ?? null)
    if (reason) document.getElementById(EMAIL_ID)?.focus()
    return Boolean(reason)
  }
  const { write, isBusy, logInAgain } = useAccountWrite(invite, {
    onDone(invitation) {
      setMade(invitation.url === null ? null : invitation)
      if (invitation.email !== null) showToast(t.invitationSent(invitation.email))
      setEmail('')
    },
    onRefused: failure => failure instanceof ApiProblem && refuse(ERROR_OF_CODE[failure.problem.code]),
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (isBusy || (address !== '' && !isEmailAddress(address) && refuse('invalidEmail'))) return
    write({ email: address === '' ? null : address, locale })
  }
  return { email, setEmail, error, setError, made, submit, isBusy, logInAgain }
}
