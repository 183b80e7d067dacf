import { useStore } from '@nanostores/react'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { formatMinute } from '#common/instant-text.ts'
import type { Locale } from '#common/locales.ts'
import type { InvitationView, OpenInvitation } from '#server/invitations/invitation.schemas.ts'
import { ApiProblem } from '../api/api-client.ts'
import { InputField } from '../form/InputField.tsx'
import { $pageLanguage } from '../language/page-language.ts'
import { useTexts } from '../language/use-texts.ts'
import { isEmailAddress } from '../login/credential-errors.ts'
import { Button } from '../ui/Button.tsx'
import { BUTTON, FIELD, FIELD_HINT, FIELD_LABEL, INPUT } from '../ui/looks.ts'
import { showOwnToast } from '../ui/own-toast.ts'
import { ACCOUNT_FORM } from './AccountSection.tsx'
import { LanguageField } from './LanguageField.tsx'
import { invite } from './account.api.ts'
import { accountTexts } from './account.i18n.ts'
import { copyText } from './copy-text.ts'
import { useAccountWrite } from './use-account.ts'

export type InvitationsProps = {
  readonly invitations: readonly OpenInvitation[]
  /** False while the page could not read them again. */
  readonly isCurrent: boolean
}

const EMAIL_ID = 'invite-email'

/** Invites by mail, or makes a link that the administrator passes on. */
export function InviteForm({ invitations, isCurrent }: InvitationsProps) {
  const t = useTexts(accountTexts)
  const pageLanguage = useStore($pageLanguage)
  const [chosen, setChosen] = useState<Locale | null>(null)
  const locale = chosen ?? pageLanguage
  const { email, setEmail, error, setError, made, submit, isBusy, logInAgain } = useInvite(locale)
  const isOpen = useIsOpen(made?.id ?? null, { invitations, isCurrent })
  return (
    <>
      <form className={ACCOUNT_FORM} noValidate onSubmit={submit}>
        <InputField
          id={EMAIL_ID}
          type="email"
          autoComplete="off"
          label={t.email}
          note={t.optional}
          hint={t.recipientHint}
          error={error ? t[error] : ''}
          isErrorRead
          value={email}
          onChange={({ target }) => {
            setEmail(target.value)
            setError(null)
          }}
        />
        <LanguageField id="invite-locale" label={t.invitationLanguage} value={locale} onChange={setChosen} />
        <Button
          look={`${BUTTON} justify-self-start`}
          type="submit"
          aria-disabled={isBusy}
          text={email.trim() === '' ? t.makeLink : t.sendInvitation}
        />
      </form>
      {/* Outside the form, which Enter in the link's field would send again. */}
      {made?.url && isOpen ? <InvitationLink key={made.id} url={made.url} expiresAt={made.expires_at} /> : null}
      {logInAgain}
    </>
  )
}

/**
 * Whether an invitation that was just made can still be used. The list says so: one that left it was used or revoked. But the
 * page may fail to read the list after it made the invitation. Then the list never had it, and it counts as open.
 */
function useIsOpen(madeId: number | null, { invitations, isCurrent }: InvitationsProps): boolean {
  /** The id of the last invitation made here that the list has had. */
  const [lastListed, setLastListed] = useState<number | null>(null)
  const isListed = invitations.some(({ id }) => id === madeId)
  if (isListed && lastListed !== madeId) setLastListed(madeId)
  return isListed || (!isCurrent && lastListed !== madeId)
}

type EmailError = 'invalidEmail' | 'emailTaken'
const ERROR_OF_CODE: Readonly<Record<string, EmailError>> = { EMAIL_TAKEN: 'emailTaken', VALIDATION_FAILED: 'invalidEmail' }

/** Makes an invitation: a mail to the typed address, or without an address a link. */
function useInvite(locale: Locale) {
  const t = useTexts(accountTexts)
  const [email, setEmail] = useState('')
  const [error, setError] = useState<EmailError | null>(null)
  /** The invitation just made, when it is a link; else null. */
  const [made, setMade] = useState<InvitationView | null>(null)
  const address = email.trim()

  const refuse = (reason: EmailError) => {
    setError(reason)
    document.getElementById(EMAIL_ID)?.focus()
  }
  const { write, isBusy, logInAgain } = useAccountWrite(invite, {
    onDone(invitation, { email: sent }) {
      setMade(invitation.url === null ? null : invitation)
      if (invitation.email !== null) showOwnToast(t.invitationSent(invitation.email))
      // Another address may have been typed meanwhile.
      setEmail(typed => (typed.trim() === (sent ?? '') ? '' : typed))
    },
    onRefused(failure) {
      const reason = failure instanceof ApiProblem ? ERROR_OF_CODE[failure.problem.code] : undefined
      if (reason) refuse(reason)
      return reason !== undefined
    },
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (isBusy) return
    if (address !== '' && !isEmailAddress(address)) return refuse('invalidEmail')
    setError(null)
    write({ email: address === '' ? null : address, locale })
  }
  return { email, setEmail, error, setError, made, submit, isBusy, logInAgain }
}

type InvitationLinkProps = { readonly url: string; readonly expiresAt: string }

/** The link of a new invitation; the page shows it once. */
function InvitationLink({ url, expiresAt }: InvitationLinkProps) {
  const t = useTexts(accountTexts)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])

  const copy = async () => {
    if (!(await copyText(url, t))) field.current?.select()
  }
  return (
    <div className={`${FIELD} w-full max-w-104`}>
      <label className={FIELD_LABEL} htmlFor="invite-link">
        {t.invitationLink}
      </label>
      <div className="flex gap-3">
        <input
          id="invite-link"
          className={`${INPUT} min-w-0`}
          ref={field}
          value={url}
          readOnly
          aria-describedby="invite-link-hint"
          onFocus={({ target }) => target.select()}
        />
        <Button onClick={() => void copy()} text={t.copy} />
      </div>
      <p className={FIELD_HINT} id="invite-link-hint">
        {t.linkHint(formatMinute(expiresAt))}
      </p>
    </div>
  )
}
