/** Tells the other scripts of this page that somebody logged in on it. */
const EVENT = 'aroomikoda:login'

export function announceLogin(): void {
  document.dispatchEvent(new Event(EVENT))
}

export function onLogin(listener: () => void): void {
  document.addEventListener(EVENT, listener)
}
