import { useEffect } from 'react'
import { onLogout } from '../session/logout-event.ts'

/** Makes the browser ask before the administrator leaves unsaved text; an ended session then leads nowhere. */
export function useLeaveWarning(isDirty: () => boolean): void {
  useEffect(() => {
    const warn = (event: Event) => {
      if (isDirty()) event.preventDefault()
    }
    addEventListener('beforeunload', warn)
    const stop = onLogout(warn)
    return () => {
      removeEventListener('beforeunload', warn)
      stop()
    }
  }, [isDirty])
}
