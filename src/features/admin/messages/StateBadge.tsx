import type { MailsState, MessageState } from '../../../../server/messages/inbox.schemas.ts'
import { useTexts } from '../language/use-texts.ts'
import { inboxMessages } from './inbox.messages.ts'
import { mailsMessages } from './mails.messages.ts'

/** How far administrators are with a message. */
export function StateBadge({ state }: { readonly state: MessageState }) {
  const t = useTexts(inboxMessages)
  return <span className={`message-state message-state-${state}`}>{t[state]}</span>
}

/** How the mails of a message fare. */
export function MailsBadge({ mails }: { readonly mails: MailsState }) {
  const t = useTexts(mailsMessages)
  return <span className={`message-state message-mails message-mails-${mails}`}>{t[mails]}</span>
}
