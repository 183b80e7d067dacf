import { useRef, useState } from 'react'
import { deviceName } from '#common/device-name.ts'
import { formatMinute } from '#common/instant-text.ts'
import type { SessionView } from '#server/sessions/session.schemas.ts'
import { ConfirmDialog } from '../form/Dialogs.tsx'
import { useTexts } from '../language/use-texts.ts'
import { Button } from '../ui/Button.tsx'
import { showOwnToast } from '../ui/own-toast.ts'
import { AccountItem, AccountSection } from './AccountSection.tsx'
import { endAllSessions, endSession } from './account.api.ts'
import { accountTexts } from './account.i18n.ts'
import { leaveBy } from './leave-by.ts'
import { useAccountWrite } from './use-account.ts'

/** Lists where the account is logged in, and logs out there or everywhere. */
export function SessionList({ sessions }: { readonly sessions: readonly SessionView[] }) {
  const t = useTexts(accountTexts)
  const heading = useRef<HTMLHeadingElement>(null)
  const [isAsking, setAsking] = useState(false)
  const endOne = useAccountWrite(endSession, {
    onDone() {
      showOwnToast(t.sessionEnded)
      heading.current?.focus()
    },
  })
  const endAll = useAccountWrite(() => leaveBy(endAllSessions, t.loggedOutEverywhere))
  return (
    <AccountSection id="sessions" title={t.sessions} lead={t.sessionsLead} headingRef={heading}>
      <ul className="w-full">
        {sessions.map(session => (
          <SessionItem key={session.id} session={session} onLogOut={() => endOne.write(session.id)} />
        ))}
      </ul>
      <Button onClick={() => setAsking(true)} text={t.logOutEverywhere} />
      <ConfirmDialog
        question={t.logOutEverywhereQuestion}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onYes={endAll.write}
      />
      {endOne.logInAgain}
      {endAll.logInAgain}
    </AccountSection>
  )
}

function SessionItem({ session, onLogOut }: { readonly session: SessionView; readonly onLogOut: () => void }) {
  const t = useTexts(accountTexts)
  const { is_current, created_at, last_seen_at, network, user_agent } = session
  const device = deviceName(user_agent) || t.unknownDevice
  // The server notes the last use every five minutes.
  const lastSeen = is_current ? '' : t.lastSeen(formatMinute(last_seen_at))
  const facts = [t.since(formatMinute(created_at)), lastSeen, network && t.network(network)]
  return (
    <AccountItem name={device} mark={is_current ? t.thisDevice : null} facts={facts}>
      {is_current ? null : <Button aria-label={t.logOutOf(device)} onClick={onLogOut} text={t.logOutThere} />}
    </AccountItem>
  )
}
