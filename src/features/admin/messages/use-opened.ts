import { useEffect, useRef } from 'react'
import type { MessageView } from '../../../../server/messages/inbox.schemas.ts'
import { announceMessagesChanged } from '../session/messages-changed-event.ts'
import { readMessage, setRead } from './inbox.api.ts'

/** How often a message is looked at again whose mails are about to be sent. */
const LOOK_AGAIN_MS = 3_000
const MOST_LOOKS = 10

/** A new message that is shown has been read; while its mails are on their way, what became of them is shown, too. */
export function useOpened(message: MessageView, onChanged: (message: MessageView) => void): void {
  const { id, state, mails } = message
  const isNew = useRef(state === 'new')

  useEffect(() => {
    if (!isNew.current) return
    isNew.current = false
    const note = async () => {
      onChanged(await setRead(id, true))
      announceMessagesChanged()
    }
    // Without an answer it stays new, and is read the next time it is opened.
    note().catch(() => {})
  }, [id, onChanged])

  useEffect(() => {
    if (mails !== 'queued') return
    let looks = 0
    const timer = setInterval(() => {
      looks += 1
      if (looks >= MOST_LOOKS) clearInterval(timer)
      readMessage(id).then(onChanged, () => {})
    }, LOOK_AGAIN_MS)
    return () => clearInterval(timer)
  }, [id, mails, onChanged])
}
