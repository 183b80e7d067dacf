import { useEffect } from 'react'

/** Makes the browser ask before a page with unsaved text is left. */
export function useLeaveWarning(isDirty: () => boolean): void {
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (isDirty()) event.preventDefault()
    }
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [isDirty])
}
