import { useEffect } from 'react'

/** Tells the other scripts of this page that its session has ended. */
const EVENT = 'aroomikoda:logout'

/** @returns whether the page may go: no listener prevents it for unsaved text */
export function announceLogout(): boolean {
  return document.dispatchEvent(new Event(EVENT, { cancelable: true }))
}

/** @returns stops listening */
export function onLogout(listener: (event: Event) => void): () => void {
  document.addEventListener(EVENT, listener)
  return () => document.removeEventListener(EVENT, listener)
}

/** Asks every part of the page as the browser does before it leaves: texts, words of pictures, uploads. */
export function hasUnsavedWork(): boolean {
  return !dispatchEvent(new Event('beforeunload', { cancelable: true }))
}

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
