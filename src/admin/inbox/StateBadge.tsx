import type { MailsState, MessageState } from '#server/inbox/inbox.schemas.ts'
import { useTexts } from '../language/use-texts.ts'
import { inboxMessages } from './inbox.i18n.ts'
import { mailsMessages } from './mails.i18n.ts'

const BADGE = 'justify-self-end rounded-round border px-3 py-0.5 text-caption leading-normal font-medium whitespace-nowrap'
const DONE = 'border-rule text-ink-soft'
const LOOK_OF_STATE: Readonly<Record<MessageState, string>> = {
  new: 'border-primary bg-primary text-white',
  read: DONE,
  handled: DONE,
}
const LOOK_OF_MAILS: Readonly<Record<MailsState, string>> = {
  queued: DONE,
  sent: 'border-success text-success',
  kept: 'border-warning text-warning',
  failing: 'border-error text-error',
  failed: 'border-error bg-error text-white',
}

/** Says how far administrators are with a message. */
export function StateBadge({ state }: { readonly state: MessageState }) {
  const t = useTexts(inboxMessages)
  return <span className={`${BADGE} ${LOOK_OF_STATE[state]}`}>{t[state]}</span>
}

/** Says the state of a message's mails, or with `words` that of one mail. */
export function MailsBadge({ mails, words }: { readonly mails: MailsState; readonly words?: string }) {
  const t = useTexts(mailsMessages)
  return <span className={`${BADGE} ${LOOK_OF_MAILS[mails]}`}>{words ?? t[mails]}</span>
}
