import { useState } from 'react'
import type { Attention } from '../../../../server/messages/inbox.schemas.ts'
import { showToast } from '../../../ui/toast.ts'
import { isLoggedOut } from '../api/api-client.ts'
import { useTexts } from '../language/use-texts.ts'
import { loadingMessages } from '../loading/loading.messages.ts'
import { useLogInAgain } from '../login/use-log-in-again.tsx'
import { announceMessagesChanged } from '../session/messages-changed-event.ts'
import { retryAllDeliveries } from './inbox.api.ts'
import { inboxMessages } from './inbox.messages.ts'
import { mailsMessages } from './mails.messages.ts'

type MailTroubleProps = {
  readonly attention: Attention | null
  /** After all were tried again. */
  readonly onRetried: () => void
}

/** That mails do not go out, why, and a way to try all of them at once: also those about accounts, which no list shows. */
export function MailTrouble({ attention, onRetried }: MailTroubleProps) {
  const t = useTexts(mailsMessages)
  const inbox = useTexts(inboxMessages)
  const { loggedOut } = useTexts(loadingMessages)
  const { withLogIn, logInAgain } = useLogInAgain()
  const [isBusy, setBusy] = useState(false)
  if (attention === null || attention.failing + attention.failed === 0) return logInAgain

  const retry = async () => {
    if (isBusy) return
    setBusy(true)
    try {
      await withLogIn(async () => void (await retryAllDeliveries()))
      showToast(t.retried)
      announceMessagesChanged()
      onRetried()
    } catch (error) {
      showToast(isLoggedOut(error) ? loggedOut : inbox.failed, 'error')
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <section className="mail-trouble" aria-live="polite">
        <p>
          <strong>{t.trouble(attention.failing, attention.failed)}</strong>
          {attention.reason === null ? null : ` ${t.reason} ${t[attention.reason]}`}
        </p>
        <button className="button button-quiet" type="button" aria-disabled={isBusy} onClick={() => void retry()}>
          {t.retryAll}
        </button>
      </section>
      {logInAgain}
    </>
  )
}
