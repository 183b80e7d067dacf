import { useState } from 'react'
import type { MessageView } from '../../../../server/messages/inbox.schemas.ts'
import { ConfirmDialog } from '../form/Dialogs.tsx'
import { useTexts } from '../language/use-texts.ts'
import { retryDelivery, setHandled } from './inbox.api.ts'
import { inboxMessages } from './inbox.messages.ts'
import { mailsMessages } from './mails.messages.ts'
import { replyAddress } from './reply-address.ts'
import { useMessageWrites } from './use-message-writes.ts'
import { BUTTON, BUTTON_DANGER_QUIET, BUTTON_QUIET } from '../ui/looks.ts'

type MessageActionsProps = {
  readonly message: MessageView
  readonly onChanged: (message: MessageView) => void
}

/** Answering a message, marking it, sending its mails again, deleting it. */
export function MessageActions({ message, onChanged }: MessageActionsProps) {
  const t = useTexts(inboxMessages)
  const mails = useTexts(mailsMessages)
  const { isBusy, change, remove, leaveUnread, logInAgain } = useMessageWrites(message.id, onChanged)
  const [isAsking, setAsking] = useState(false)
  const { id, handled_at: handledAt } = message
  const button = (text: string, onPress: () => void) => (
    <button className={BUTTON_QUIET} type="button" aria-disabled={isBusy} onClick={onPress}>
      {text}
    </button>
  )
  return (
    <>
      <div className="message-actions">
        {message.email === '' ? null : (
          <a className={BUTTON} href={replyAddress(message)}>
            {t.answer}
          </a>
        )}
        {button(handledAt === null ? t.markHandled : t.markOpen, () => void change(() => setHandled(id, handledAt === null)))}
        {message.mails === 'failing' || message.mails === 'failed'
          ? button(mails.retryNow, () => void change(() => retryDelivery(id), mails.retried))
          : null}
        {button(t.markUnread, () => void leaveUnread())}
        <button className={BUTTON_DANGER_QUIET} type="button" onClick={() => setAsking(true)}>
          {t.remove}
        </button>
      </div>
      <ConfirmDialog
        question={t.confirmRemove}
        isOpen={isAsking}
        onAnswer={yes => {
          setAsking(false)
          if (yes) void remove()
        }}
      />
      {logInAgain}
    </>
  )
}
