import { useState } from 'react'
import type { MessageView } from '#server/inbox/inbox.schemas.ts'
import { isProblem } from '../api/api-client.ts'
import { ConfirmDialog } from '../form/Dialogs.tsx'
import { useTexts } from '../language/use-texts.ts'
import { invalidateAttention } from '../profile-menu/use-attention.ts'
import { useWrite } from '../server-state/use-write.ts'
import { Button } from '../ui/Button.tsx'
import { BUTTON_DANGER_QUIET, BUTTON_SMALL } from '../ui/looks.ts'
import { showOwnToast } from '../ui/own-toast.ts'
import { passFocus } from '../ui/pass-focus.ts'
import { $place, goTo } from './inbox-address.ts'
import { deleteMessage, readMessage, retryDelivery, setHandled, setNew } from './inbox.api.ts'
import { inboxMessages, writeFailureText } from './inbox.i18n.ts'
import { mailsMessages } from './mails.i18n.ts'
import { replyAddress } from './reply-address.ts'
import { forgetLists, invalidateLists } from './use-messages.ts'

/** The id of the open message's heading. */
export const MESSAGE_HEADING_ID = 'message-heading'

const passFocusToHeading = passFocus(MESSAGE_HEADING_ID)

type MessageActionsProps = {
  readonly message: MessageView
  /** Whether there is a link to a reply, which quotes the message. */
  readonly canAnswer: boolean
  readonly onChanged: (message: MessageView) => void
}

/** The buttons that answer a message, mark it, send its mails again, and delete it. */
export function MessageActions({ message, canAnswer, onChanged }: MessageActionsProps) {
  const t = useTexts(inboxMessages)
  const { retryNow } = useTexts(mailsMessages)
  const { isBusy, change, retry, remove, leaveUnread, logInAgain } = useMessageWrites(message, onChanged)
  const [isAsking, setAsking] = useState(false)
  const { id, handled_at: handledAt } = message
  const button = (text: string, onPress: () => void) => <Button aria-disabled={isBusy} onClick={onPress} text={text} />
  return (
    <>
      <div className="flex flex-wrap gap-3">
        {canAnswer ? (
          <a className={BUTTON_SMALL} href={replyAddress(message)}>
            {t.answer}
          </a>
        ) : null}
        {button(handledAt === null ? t.markHandled : t.markOpen, () => change(() => setHandled(id, handledAt === null)))}
        {message.mails === 'failing' || message.mails === 'failed' ? (
          <Button ref={passFocusToHeading} aria-disabled={isBusy} onClick={retry} text={retryNow} />
        ) : null}
        {button(t.markUnread, leaveUnread)}
        <Button look={BUTTON_DANGER_QUIET} onClick={() => setAsking(true)} text={t.remove} />
      </div>
      <ConfirmDialog question={t.confirmRemove} isOpen={isAsking} onClose={() => setAsking(false)} onYes={remove} />
      {logInAgain}
    </>
  )
}

/** Changes a message, one write at a time. A toast reports a failure. */
function useMessageWrites(message: MessageView, onChanged: (message: MessageView) => void) {
  const { id } = message
  const t = useTexts(inboxMessages)
  const mails = useTexts(mailsMessages)
  const { isBusy, logInAgain, write } = useWrite(error => {
    if (isProblem(error, 'NOT_FOUND')) return t.missing
    if (isProblem(error, 'MESSAGE_BEING_SENT')) return mails.beingSent
    return writeFailureText(t, error)
  })
  const show = (changed: MessageView) => {
    onChanged(changed)
    invalidateAttention()
    invalidateLists()
  }
  return {
    isBusy,
    logInAgain,
    change: (send: () => Promise<MessageView>) => write(async () => show(await send())),
    /** Sends the mails again, unless they went out since the page read the message. */
    retry: () =>
      write(async () => {
        try {
          show(await retryDelivery(id))
          showOwnToast(mails.retried)
        } catch (error) {
          if (!isProblem(error, 'NOTHING_TO_RETRY')) throw error
          const now = await readMessage(id)
          show(now)
          showOwnToast(now.mails === 'kept' ? mails.allKept : mails.allSent)
        }
      }),
    /** Returns to the list afterwards. */
    remove: () =>
      write(async () => {
        await deleteMessage(id)
        showOwnToast(t.removed)
        forgetLists()
        leave(id)
      }),
    /** Returns to the list, where the message is new again: while open, it counts as read. */
    leaveUnread: () =>
      write(async () => {
        const answer = await setNew(message)
        if (answer.state === 'new') return leave(id)
        show(answer)
        showOwnToast(t.handledMeanwhile)
      }),
  }
}

/** Goes to the list, unless the administrator has left the message meanwhile, perhaps for another one. */
function leave(id: number): void {
  invalidateAttention()
  invalidateLists()
  const { filters, messageId } = $place.get()
  if (messageId === id) goTo({ filters, messageId: null })
}
