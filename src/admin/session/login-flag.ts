import { rememberOwnLanguage } from '../language/own-language.ts'

/**
 * This browser's memory of a log-in. The flag proves nothing: the session is the server's. It only tells pages
 * whether to ask the server, so that visitors download nothing of the administrators' part.
 * Every page reads the flag (src/islands/administrator.ts): each byte of this file costs every visitor.
 */
const FLAG = 'loggedIn'
const USERNAME = 'username'

/** Whether this browser remembers a log-in; false too when storage is closed to the page. */
export function isLoginRemembered(): boolean {
  try {
    return localStorage.getItem(FLAG) !== null
  } catch {
    return false
  }
}

/** The e-mail address of the last log-in in this browser; empty without one, or when storage is closed to the page. */
export function rememberedUsername(): string {
  try {
    return localStorage.getItem(USERNAME) ?? ''
  } catch {
    return ''
  }
}

/** @returns false when storage is closed to the page: the session exists, but the pages will not show its tools */
export function rememberLogin(username: string): boolean {
  try {
    localStorage.setItem(FLAG, 'true')
    localStorage.setItem(USERNAME, username)
    return true
  } catch {
    return false
  }
}

export function forgetLogin(): void {
  try {
    localStorage.removeItem(FLAG)
    localStorage.removeItem(USERNAME)
    rememberOwnLanguage(null)
  } catch {
    // Storage is closed to this page: the browser remembers nothing.
  }
}

/** Calls back when another tab of this browser logs out. */
export function onLogoutElsewhere(listener: () => void): void {
  addEventListener('storage', event => {
    if (event.storageArea === localStorage && (event.key === FLAG || event.key === null) && !isLoginRemembered()) listener()
  })
}

const LOGIN = 'aroomikoda:login'

/** Tells the other scripts of this page that an administrator logged in on it. */
export function announceLogin(): void {
  document.dispatchEvent(new Event(LOGIN))
}

export function onLogin(listener: () => void, options?: { readonly signal: AbortSignal }): void {
  document.addEventListener(LOGIN, listener, options)
}
