import { useRef, useState } from 'react'
import type { OpenInvitation } from '../../../../server/invitations/invitation.schemas.ts'
import { showToast } from '../../../ui/toast.ts'
import { ConfirmDialog } from '../form/Dialogs.tsx'
import { useTexts } from '../language/use-texts.ts'
import { formatInstant } from '../../../i18n/format-instant.ts'
import { revokeInvitation } from './account.api.ts'
import { type AccountTexts, accountTexts } from './account-texts.ts'
import { AccountSection } from './AccountSection.tsx'
import { InviteForm } from './InviteForm.tsx'
import { useAccountWrite } from './use-account-write.ts'
import { BUTTON_DANGER_QUIET } from '../ui/looks.ts'

/** Making invitations, and those that nobody used yet. */
export function InvitationList({ invitations }: { readonly invitations: readonly OpenInvitation[] }) {
  const t = useTexts(accountTexts)
  const heading = useRef<HTMLHeadingElement>(null)
  const [asked, setAsked] = useState<number | null>(null)
  const { write, logInAgain } = useAccountWrite(revokeInvitation, {
    onDone() {
      showToast(t.revoked)
      heading.current?.focus()
    },
  })

  const answer = (yes: boolean) => {
    setAsked(null)
    if (yes && asked !== null) write(asked)
  }
  return (
    <AccountSection id="invitations" title={t.invitations} lead={t.invitationsLead} headingRef={heading}>
      <InviteForm />
      <h3>{t.openInvitations}</h3>
      {invitations.length === 0 ? <p className="account-facts">{t.noInvitations}</p> : null}
      <ul className="account-list">
        {invitations.map(invitation => {
          const name = invitation.email ?? t.linkInvitation
          return (
            <li key={invitation.id}>
              <div>
                <p className="account-name">{name}</p>
                <p className="account-facts">{factsOf(t, invitation).join(' · ')}</p>
              </div>
              <button
                className={BUTTON_DANGER_QUIET}
                type="button"
                aria-label={t.revokeOf(name)}
                onClick={() => setAsked(invitation.id)}
              >
                {t.revoke}
              </button>
            </li>
          )
        })}
      </ul>
      <ConfirmDialog question={t.revokeQuestion} isOpen={asked !== null} onAnswer={answer} />
      {logInAgain}
    </AccountSection>
  )
}

const MAIL_STATES = { queued: 'mailQueued', sent: 'mailSent', failed: 'mailFailed' } as const

function factsOf(t: AccountTexts, { expires_at, created_by, mail_state }: OpenInvitation): string[] {
  return [
    t.validUntil(formatInstant(expires_at).slice(0, -3)),
    ...(created_by === null ? [] : [t.invitedBy(created_by)]),
    ...(mail_state === null ? [] : [t[MAIL_STATES[mail_state]]]),
  ]
}
