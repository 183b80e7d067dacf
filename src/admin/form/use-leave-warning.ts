import { useEffect } from 'react'
import { onLogout } from '../session/logout-event.ts'

const works = new Set<() => boolean>()

/** Whether any part of the page has unsaved text, or an upload under way. */
export function hasUnsavedWork(): boolean {
  return [...works].some(isDirty => isDirty())
}

/** Makes the browser ask before the administrator leaves unsaved text; an ended session then leads nowhere. */
export function useLeaveWarning(isDirty: () => boolean): void {
  useEffect(() => {
    const warn = (event: Event) => {
      if (isDirty()) event.preventDefault()
    }
    works.add(isDirty)
    addEventListener('beforeunload', warn)
    const stop = onLogout(warn)
    return () => {
      works.delete(isDirty)
      removeEventListener('beforeunload', warn)
      stop()
    }
  }, [isDirty])
}
