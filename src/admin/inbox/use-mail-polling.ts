import { useEffect, useEffectEvent, useState } from 'react'

const INTERVAL_MS = 3_000
const MAX_POLLS = 10

/**
 * Asks every few seconds, for half a minute, what has become of queued mails.
 * @returns a function that begins anew, for mails that were tried again, also those that no list shows
 */
export function useMailPolling(isQueued: boolean, poll: () => void): () => void {
  const [restarts, setRestarts] = useState(0)
  const onPoll = useEffectEvent(poll)
  useEffect(() => {
    if (!isQueued && restarts === 0) return
    let polls = 0
    const timer = setInterval(() => {
      polls += 1
      if (polls === MAX_POLLS) clearInterval(timer)
      onPoll()
    }, INTERVAL_MS)
    return () => clearInterval(timer)
  }, [isQueued, restarts])
  return () => setRestarts(restarts + 1)
}
