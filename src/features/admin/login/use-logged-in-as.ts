import { useEffect, useState } from 'react'
import { readSession } from '../api/auth.api.ts'
import { isLoginRemembered } from '../session/login-flag.ts'
import { onLogout } from '../session/logout-event.ts'

/** The e-mail address of the account that this browser is logged in with; null where it is none, or was not asked for yet. */
export function useLoggedInAs(): string | null {
  const [email, setEmail] = useState<string | null>(null)
  useEffect(() => {
    let isCurrent = true
    const ask = async () => {
      const session = await readSession().catch(() => null)
      if (isCurrent && session?.authenticated) setEmail(session.user?.email ?? '')
    }
    if (isLoginRemembered()) void ask()
    const stop = onLogout(() => setEmail(null))
    return () => {
      isCurrent = false
      stop()
    }
  }, [])
  return email
}
