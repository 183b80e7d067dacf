import { useRef, useState } from 'react'
import { formatMinute } from '#common/instant-text.ts'
import type { OpenInvitation } from '#server/invitations/invitation.schemas.ts'
import { ConfirmDialog } from '../form/Dialogs.tsx'
import { NoMailServer } from '../inbox/MailTrouble.tsx'
import { useTexts } from '../language/use-texts.ts'
import { Button } from '../ui/Button.tsx'
import { BUTTON_DANGER_FRAMED } from '../ui/looks.ts'
import { showOwnToast } from '../ui/own-toast.ts'
import { AccountItem, AccountSection, FACTS, SUBHEADING } from './AccountSection.tsx'
import { type InvitationsProps, InviteForm } from './InviteForm.tsx'
import { revokeInvitation } from './account.api.ts'
import { type AccountTexts, accountTexts } from './account.i18n.ts'
import { useAccountWrite } from './use-account.ts'

/** Makes invitations, and lists the unused ones. */
export function InvitationList({ invitations, isCurrent }: InvitationsProps) {
  const t = useTexts(accountTexts)
  const heading = useRef<HTMLHeadingElement>(null)
  /** The id of the invitation that the administrator is asked whether to revoke. */
  const [asked, setAsked] = useState<number | null>(null)
  const invitation = invitations.find(({ id }) => id === asked)
  const { write, logInAgain } = useAccountWrite(revokeInvitation, {
    onDone() {
      showOwnToast(t.revoked)
      heading.current?.focus()
    },
  })
  return (
    <AccountSection id="invitations" title={t.invitations} lead={t.invitationsLead} headingRef={heading}>
      <NoMailServer />
      <InviteForm invitations={invitations} isCurrent={isCurrent} />
      <h3 className={SUBHEADING}>{t.openInvitations}</h3>
      {invitations.length === 0 ? <p className={FACTS}>{t.noInvitations}</p> : null}
      <ul className="w-full">
        {invitations.map(open => {
          const name = nameOf(t, open)
          return (
            <AccountItem key={open.id} name={name} facts={factsOf(t, open)}>
              <Button
                look={BUTTON_DANGER_FRAMED}
                aria-label={t.revokeOf(name)}
                onClick={() => setAsked(open.id)}
                text={t.revoke}
              />
            </AccountItem>
          )
        })}
      </ul>
      <ConfirmDialog
        question={t.revokeQuestion}
        subject={invitation ? [nameOf(t, invitation), t.validUntil(formatMinute(invitation.expires_at))].join(' · ') : ''}
        isOpen={asked !== null}
        onClose={() => setAsked(null)}
        onYes={() => asked !== null && write(asked)}
      />
      {logInAgain}
    </AccountSection>
  )
}

function nameOf(t: AccountTexts, { email }: OpenInvitation): string {
  return email ?? t.invitationByLink
}

const MAIL_STATES = { queued: 'mailQueued', sent: 'mailSent', kept: 'mailKept', failed: 'mailFailed' } as const

function factsOf(t: AccountTexts, { expires_at, created_by, mail_state }: OpenInvitation): string[] {
  return [
    t.validUntil(formatMinute(expires_at)),
    ...(created_by === null ? [] : [t.invitedBy(created_by)]),
    ...(mail_state === null ? [] : [t[MAIL_STATES[mail_state]]]),
  ]
}
