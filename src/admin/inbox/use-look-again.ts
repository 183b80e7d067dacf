import { useEffect, useEffectEvent, useState } from 'react'

const PAUSE_MS = 3_000
const MAX_LOOKS = 10

/**
 * Looks at queued mails again every few seconds, for half a minute, to show what becomes of them.
 * @returns a function that begins anew, for mails that were tried again, also those that no list shows
 */
export function useLookAgain(isQueued: boolean, look: () => void): () => void {
  const [retries, setRetries] = useState(0)
  const onLook = useEffectEvent(look)
  useEffect(() => {
    if (!isQueued && retries === 0) return
    let looks = 0
    const timer = setInterval(() => {
      looks += 1
      if (looks === MAX_LOOKS) clearInterval(timer)
      onLook()
    }, PAUSE_MS)
    return () => clearInterval(timer)
  }, [isQueued, retries])
  return () => setRetries(retries + 1)
}
