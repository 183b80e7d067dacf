import { useStore } from '@nanostores/react'
import { type FormEvent, useState } from 'react'
import type { InvitationView } from '../../../../server/invitations/invitation.schemas.ts'
import { isLocale, type Locale, LOCALES } from '../../../i18n/locales.ts'
import { showToast } from '../../../ui/toast.ts'
import { ApiProblem } from '../api/api-client.ts'
import { $pageLanguage } from '../language/page-language.ts'
import { useTexts } from '../language/use-texts.ts'
import { isEmailAddress } from '../login/credential-rules.ts'
import { failureText } from './account-failure.ts'
import { invite } from './account.api.ts'
import { accountTexts } from './account-texts.ts'
import { AccountField } from './AccountField.tsx'
import { InvitationLink } from './InvitationLink.tsx'

const LANGUAGE_NAMES: Readonly<Record<Locale, string>> = { et: 'Eesti', en: 'English', ru: 'Русский' }

/** Invites by mail, or makes a link to pass on. */
export function InviteForm({ onChanged }: { readonly onChanged: () => Promise<void> }) {
  const t = useTexts(accountTexts)
  const pageLanguage = useStore($pageLanguage)
  const [email, setEmail] = useState('')
  const [chosen, setChosen] = useState<Locale | null>(null)
  const [error, setError] = useState<'invalidEmail' | 'emailTaken' | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [made, setMade] = useState<InvitationView | null>(null)
  const address = email.trim()
  const locale = chosen ?? pageLanguage

  const refuse = (reason: 'invalidEmail' | 'emailTaken') => {
    setError(reason)
    document.getElementById('invite-email')?.focus()
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    if (address !== '' && !isEmailAddress(address)) return refuse('invalidEmail')
    setBusy(true)
    try {
      const invitation = await invite({ email: address === '' ? null : address, locale })
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
  return (
    <form className="account-form" noValidate onSubmit={event => void submit(event)}>
      <AccountField
        id="invite-email"
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
      <div className="editor-field">
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
      <button className="button" type="submit" aria-disabled={isBusy}>
        {address === '' ? t.makeLink : t.sendInvitation}
      </button>
      {made?.url ? <InvitationLink key={made.id} url={made.url} expiresAt={made.expires_at} /> : null}
    </form>
  )
}
