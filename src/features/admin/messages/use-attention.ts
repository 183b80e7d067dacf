import { useEffect, useState } from 'react'
import type { Attention } from '../../../../server/messages/inbox.schemas.ts'
import { readAttention } from '../api/attention.api.ts'
import { onMessagesChanged } from '../session/messages-changed-event.ts'

/** What waits for administrators, now and after this page changed it or was come back to; null until it is known. */
export function useAttention(): Attention | null {
  const [attention, setAttention] = useState<Attention | null>(null)
  useEffect(() => {
    let isCurrent = true
    const read = async () => {
      // The list says when the server cannot be reached.
      const now = await readAttention().catch(() => null)
      if (isCurrent && now !== null) setAttention(now)
    }
    const onReturn = () => document.visibilityState === 'visible' && void read()
    void read()
    const stop = onMessagesChanged(() => void read())
    document.addEventListener('visibilitychange', onReturn)
    return () => {
      isCurrent = false
      stop()
      document.removeEventListener('visibilitychange', onReturn)
    }
  }, [])
  return attention
}
