import { useEffect, useEffectEvent } from 'react'
import { onLogin } from '../session/login-flag.ts'

/** Tries again by itself when what was missing is back: the log-in on this page, or the connection. */
export function useRetryAfter(missing: 'log-in' | 'connection' | null, retry: () => void): void {
  const onBack = useEffectEvent(retry)
  useEffect(() => {
    if (missing === null) return
    const listening = new AbortController()
    const listener = () => onBack()
    if (missing === 'log-in') onLogin(listener, listening)
    else addEventListener('online', listener, listening)
    return () => listening.abort()
  }, [missing])
}
