import { useEffect } from 'react'

/** Tells the other scripts of this page that its session has ended. */
const LOGOUT_EVENT = 'aroomikoda:logout'

/** Tells the page's scripts of a log-out. @returns whether the page may go: false when a listener has unsaved text */
export function announceLogout(): boolean {
  return document.dispatchEvent(new Event(LOGOUT_EVENT, { cancelable: true }))
}

/** Calls back when the page's session has ended. @returns a function that stops this */
export function onLogout(listener: (event: Event) => void): () => void {
  document.addEventListener(LOGOUT_EVENT, listener)
  return () => document.removeEventListener(LOGOUT_EVENT, listener)
}

/** Whether texts, words of pictures or uploads are unsaved. It asks every part of the page as a leaving browser does. */
export function hasUnsavedWork(): boolean {
  return !dispatchEvent(new Event('beforeunload', { cancelable: true }))
}

/** Makes the browser ask before the administrator leaves unsaved text. The end of the session then leads to no other page. */
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
