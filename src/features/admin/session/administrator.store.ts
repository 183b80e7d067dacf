import { atom } from 'nanostores'
import type { Locale } from '../../../i18n/locales.ts'
import { paths } from '../../../i18n/paths.ts'
import { keepToast, showKeptToast, showToast } from '../../../ui/toast.ts'
import { logOut, readSession } from '../api/auth.api.ts'
import { ownLang, ownLanguage, rememberOwnLanguage } from '../language/own-language.ts'
import { onPageLanguageChange } from '../language/page-language-event.ts'
import { inSiteLanguage, siteLanguage } from '../language/site-language.ts'
import { showKeptNotice } from './kept-notice.ts'
import { onLogin } from './login-event.ts'
import { forgetLogin, isLoginRemembered, onLogoutElsewhere } from './login-flag.ts'
import { announceLogout } from './logout-event.ts'
import { sessionMessages } from './session.messages.ts'

/** Whom the page shows its tools to. */
export type Administrator = {
  readonly email: string
  /** Of the tools. */
  readonly locale: Locale
  /** For what is drawn in the page; undefined where the page is in that language itself. */
  readonly lang: Locale | undefined
  /** The language of the site that the tools lead to. */
  readonly site: Locale
}

/** Null until the server has said that the session lasts, and after its end. */
export const $administrator = atom<Administrator | null>(null)

const RECHECK_MS = 3_600_000

/** Whether this page is for administrators alone. */
export const isAdminPage = () => document.querySelector('[data-admin-page]') !== null

const texts = () => sessionMessages(ownLanguage())

/**
 * Says what the page before left to be said, asks the server whether the session lasts, and goes on asking. Once in a page,
 * for as long as it is open.
 */
export function watchSession(): void {
  showKeptToast()
  showKeptNotice()
  void checkSession()
  setInterval(() => void checkSession(), RECHECK_MS)
  onPageLanguageChange(() => {
    const known = $administrator.get()
    if (known !== null) show(known.email)
  })
  // A page that is just being opened may hear of the log-out on the one before it, too.
  onLogoutElsewhere(() => ($administrator.get() === null ? announceLogout() : endSession('error')))
  onLogin(() => void checkSession())
  // A page the browser kept whole may come back after a logout, with everything on it; the server sends a page for
  // administrators home.
  addEventListener('pageshow', event => {
    if (!event.persisted || $administrator.get() === null) return
    if (isLoginRemembered()) void checkSession()
    else if (isAdminPage()) location.reload()
    else endSession('error')
  })
}

/** Logs out; what goes wrong is said in a toast. */
export async function leave(): Promise<void> {
  try {
    await logOut()
    if (!isAdminPage()) return endSession('success')
    // An editor is of no use without a session.
    forgetLogin()
    keepToast(texts().loggedOut, 'success', ownLanguage())
    location.assign(inSiteLanguage(paths.home))
  } catch {
    showToast(texts().logOutFailed, 'error', ownLang())
  }
}

/** Asks the server; without an answer everything stays as it is until the next time. */
async function checkSession(): Promise<void> {
  if (!isLoginRemembered()) return
  const session = await readSession().catch(() => null)
  // Who logged out meanwhile has been told so.
  if (session === null || !isLoginRemembered()) return
  if (!session.authenticated) return endSession('error')
  rememberOwnLanguage(session.user?.locale ?? null)
  const known = $administrator.get()
  if (known === null || known.email !== session.user?.email || known.locale !== ownLanguage()) show(session.user?.email ?? '')
}

function show(email: string): void {
  $administrator.set({ email, locale: ownLanguage(), lang: ownLang().lang, site: siteLanguage() })
}

function endSession(kind: 'success' | 'error'): void {
  const { loggedOut } = texts()
  const lang = ownLang()
  forgetLogin()
  $administrator.set(null)
  announceLogout()
  showToast(loggedOut, kind, lang)
}
