import { rememberOwnLanguage } from '../language/own-language.ts'

/**
 * The storage key of this browser's memory of a log-in. The flag proves nothing: the session is the server's. It only tells pages
 * whether to ask the server, so that visitors download nothing of the administrators' part.
 * Every page reads the flag (src/islands/administrator.ts): each byte of this file costs every visitor.
 */
const FLAG_KEY = 'loggedIn'
const USERNAME_KEY = 'username'

/** Whether this browser remembers a log-in; false too when storage is closed to the page. */
export function isLoginRemembered(): boolean {
  try {
    return localStorage.getItem(FLAG_KEY) !== null
  } catch {
    return false
  }
}

/** The e-mail address of the last log-in in this browser; empty without one, or when storage is closed to the page. */
export function rememberedUsername(): string {
  try {
    return localStorage.getItem(USERNAME_KEY) ?? ''
  } catch {
    return ''
  }
}

/** Remembers a log-in in this browser. */
export function rememberLogin(username: string): void {
  try {
    localStorage.setItem(FLAG_KEY, 'true')
    localStorage.setItem(USERNAME_KEY, username)
  } catch {
    // Storage is closed to this page: the session exists, but the pages will not show its tools.
  }
}

/** Makes this browser forget the log-in, and the administrator's language with it. */
export function forgetLogin(): void {
  try {
    localStorage.removeItem(FLAG_KEY)
    localStorage.removeItem(USERNAME_KEY)
    rememberOwnLanguage(null)
  } catch {
    // Storage is closed to this page: the browser remembers nothing.
  }
}

/** Calls back when another tab of this browser logs out. */
export function onLogoutElsewhere(listener: () => void): void {
  addEventListener('storage', event => {
    if (event.storageArea === localStorage && (event.key === FLAG_KEY || event.key === null) && !isLoginRemembered()) listener()
  })
}

const LOGIN_EVENT = 'aroomikoda:login'

/** Tells the other scripts of this page that an administrator logged in on it. */
export function announceLogin(): void {
  document.dispatchEvent(new Event(LOGIN_EVENT))
}

/** Calls back when an administrator logs in on this page. */
export function onLogin(listener: () => void, options?: { readonly signal: AbortSignal }): void {
  document.addEventListener(LOGIN_EVENT, listener, options)
}
