import { useEffect, useEffectEvent, useRef } from 'react'
import { onLogin, rememberedUsername } from '../session/login-flag.ts'

/**
 * Tries again by itself when what was missing is back: the log-in on this page, or the connection.
 * @param onOtherAccount called instead when another account has logged in: its administrator did not ask for the write. By
 *   default `retry`, for a read
 */
export function useRetryAfter(missing: 'log-in' | 'connection' | null, retry: () => void, onOtherAccount = retry): void {
  const account = useRef('')
  const onBack = useEffectEvent(() => (['', rememberedUsername()].includes(account.current) ? retry() : onOtherAccount()))
  useEffect(() => {
    // Another tab's log-out makes the browser forget who was logged in.
    account.current = rememberedUsername() || account.current
    if (missing === null) return
    const listening = new AbortController()
    const listener = () => onBack()
    if (missing === 'log-in') onLogin(listener, listening)
    else addEventListener('online', listener, listening)
    return () => listening.abort()
  }, [missing])
}
