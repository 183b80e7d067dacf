import { useEffect, useEffectEvent } from 'react'
import { readSession } from '../api/auth.api.ts'
import type { WriteState } from './write-state.ts'

const POLL_MS = 2000

/** Asks again while the server does not answer, and at once when the browser is back online. Calls back on an answer. */
export function useReconnect({ kind }: WriteState, onBack: () => void): void {
  const isAway = kind === 'no-answer'
  const report = useEffectEvent(onBack)
  useEffect(() => {
    if (!isAway) return undefined
    let isOver = false
    const ask = () => {
      if (!navigator.onLine) return
      readSession().then(
        () => isOver || report(),
        // Still no answer: the next turn asks again.
        () => undefined,
      )
    }
    const timer = setInterval(ask, POLL_MS)
    addEventListener('online', ask)
    return () => {
      isOver = true
      clearInterval(timer)
      removeEventListener('online', ask)
    }
  }, [isAway])
}
