import { useEffect, useRef } from 'react'
import type { MessageView } from '../../../../server/messages/inbox.schemas.ts'
import { attentionChanged } from '../session/use-attention.ts'
import { setRead } from './inbox.api.ts'

/** A new message that is shown has been read. */
export function useOpened({ id, state }: MessageView, onChanged: (message: MessageView) => void): void {
  const isNew = useRef(state === 'new')
  useEffect(() => {
    if (!isNew.current) return
    isNew.current = false
    const note = async () => {
      onChanged(await setRead(id, true))
      attentionChanged()
    }
    // Without an answer it stays new, and is read the next time it is opened.
    note().catch(() => {})
  }, [id, onChanged])
}
