import { useStore } from '@nanostores/react'
import { type SubmitEvent, useState } from 'react'
import { isLocale, type Locale, LOCALES } from '../../../i18n/locales.ts'
import { $pageLanguage } from '../language/page-language.ts'
import { useTexts } from '../language/use-texts.ts'
import { accountTexts } from './account-texts.ts'
import { InputField } from '../form/InputField.tsx'
import { InvitationLink } from './InvitationLink.tsx'
import { LANGUAGE_NAMES } from './language-names.ts'
import { useInvite } from './use-invite.ts'

const EMAIL_ID = 'invite-email'

/** Invites by mail, or makes a link to pass on. */
export function InviteForm({ onChanged }: { readonly onChanged: () => Promise<void> }) {
  const t = useTexts(accountTexts)
  const pageLanguage = useStore($pageLanguage)
  const [chosen, setChosen] = useState<Locale | null>(null)
  const locale = chosen ?? pageLanguage
  const invitation = useInvite(onChanged, () => document.getElementById(EMAIL_ID)?.focus())
  const { email, error, made } = invitation
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    void invitation.send(locale)
  }
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
          onChange={({ target }) => invitation.typeEmail(target.value)}
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
        <button className="button" type="submit" aria-disabled={invitation.isBusy}>
          {invitation.isByMail ? t.sendInvitation : t.makeLink}
        </button>
        {made?.url ? <InvitationLink key={made.id} url={made.url} expiresAt={made.expires_at} /> : null}
      </form>
      {invitation.logInAgain}
    </>
  )
}
