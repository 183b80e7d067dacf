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
