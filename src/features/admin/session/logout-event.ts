/** Tells the other scripts of this page that nobody is logged in any more. */
const EVENT = 'aroomikoda:logout'

export function announceLogout(): void {
  document.dispatchEvent(new Event(EVENT))
}

/** @returns stops listening */
export function onLogout(listener: () => void): () => void {
  document.addEventListener(EVENT, listener)
  return () => document.removeEventListener(EVENT, listener)
}
