import { atom } from 'nanostores'
import type { Locale } from '#common/locales.ts'
import { paths } from '#common/paths.ts'
import { keepToast, showKeptToast, showToast } from '../../ui/toast.ts'
import { resumeReads, withReadsHeld } from '../api/api-client.ts'
import { logOut, readSession } from '../api/auth.api.ts'
import { ownLang, ownLanguage, rememberOwnLanguage } from '../language/own-language.ts'
import { inSiteLanguage, onSiteLanguageChange, siteLanguage } from '../language/site-language.ts'
import { showOwnToast } from '../ui/own-toast.ts'
import { announceLogout, hasUnsavedWork } from './leaving.ts'
import { forgetLogin, isLoginRemembered, onLogin, onLogoutElsewhere, rememberedUsername } from './login-flag.ts'
import { sessionMessages } from './session.i18n.ts'

/** The administrator who sees the page's tools. */
export type Administrator = {
  readonly email: string
  /** The language of the tools. */
  readonly locale: Locale
  /** The `lang` of tools drawn into the page; undefined where the page is in that language itself. */
  readonly lang: Locale | undefined
  /** The language of the site to which the tools lead. */
  readonly site: Locale
}

/** The administrator who is logged in; null until the server has confirmed the session, and after its end. */
export const $administrator = atom<Administrator | null>(null)

/** How often an open page asks whether the session lasts: every hour. */
const RECHECK_MS = 3_600_000
/** How soon a page without its tools asks again where no answer came, as while the server starts. */
const RETRY_MS = 10_000

/** Whether this page is for administrators alone. */
export const isAdminPage = () => document.querySelector('[data-admin-page]') !== null

const texts = () => sessionMessages(ownLanguage())

/**
 * Shows the toast of the page before, and asks the server whether the session lasts, now and for as long as the page is open.
 * Call it once in a page.
 */
export function watchSession(): void {
  showKeptToast()
  void checkSession()
  setInterval(() => void checkSession(), RECHECK_MS)
  onSiteLanguageChange(() => {
    const known = $administrator.get()
    if (known !== null) showTools(known.email)
  })
  // A log-out on an administrators' page leads to a public page and keeps a toast for it. The log-out may reach that page here, too.
  onLogoutElsewhere(() => ($administrator.get() === null && !isAdminPage() ? void announceLogout() : endSession('error')))
  onLogin(() => void checkSession())
  // Another account may log in in another tab, which stores its name.
  addEventListener('storage', () => {
    const [known, username] = [$administrator.get(), rememberedUsername()]
    if (known !== null && username !== '' && username !== known.email) void checkSession()
  })
  // After a log-out the browser's back/forward cache may bring a page back with everything on it. When an administrators' page
  // is reloaded then, the server sends it home.
  addEventListener('pageshow', event => {
    if (!event.persisted) return
    const isLoggedIn = $administrator.get() !== null && isLoginRemembered()
    if (isAdminPage() && !isLoggedIn) location.reload()
    else if (isLoginRemembered()) void checkSession()
    else if ($administrator.get() !== null) endSession('error')
  })
}

let isLeaving = false

/** Logs out: the tools disappear, and reads stop. On failure everything is as before, and a toast says so. */
export async function leave(): Promise<void> {
  if (isLeaving) return
  isLeaving = true
  const known = $administrator.get()
  $administrator.set(null)
  try {
    await withReadsHeld(logOut)
    endSession('success')
  } catch {
    $administrator.set(known)
    showOwnToast(texts().logOutFailed, 'error')
  }
  isLeaving = false
}

let retry: ReturnType<typeof setTimeout> | undefined

/** Asks the server whether the session lasts. Without an answer tools stay until the next time; a page without any asks again. */
async function checkSession(): Promise<void> {
  if (!isLoginRemembered()) return
  const session = await readSession().catch(() => null)
  if (session === null && $administrator.get() === null) {
    clearTimeout(retry)
    retry = setTimeout(() => void checkSession(), RETRY_MS)
  }
  // A log-out during the request reports itself.
  if (session === null || isLeaving || !isLoginRemembered()) return
  if (!session.authenticated) return endSession('error')
  rememberOwnLanguage(session.user?.locale ?? null)
  const known = $administrator.get()
  const email = session.user?.email ?? ''
  const isOther = known !== null && known.email !== email
  // The page shows and writes what belongs to the account before. Only unsaved text keeps it open, for the one who typed it.
  if (isOther && isAdminPage() && !hasUnsavedWork()) return location.reload()
  if (isOther || known?.locale !== ownLanguage()) showTools(email)
}

/** Shows the tools to the administrator of a confirmed session. */
function showTools(email: string): void {
  resumeReads()
  $administrator.set({ email, locale: ownLanguage(), lang: ownLang().lang, site: siteLanguage() })
}

/**
 * Forgets the log-in, and leaves an administrators' page for the home page, so that what it shows does not stay readable. Only a
 * page with unsaved text stays, when the session ended without a log-out on this page.
 * @param kind the toast that says so: `success` after a log-out on this page, else `error`
 */
function endSession(kind: 'success' | 'error'): void {
  const { loggedOut } = texts()
  const [lang, locale] = [ownLang(), ownLanguage()]
  forgetLogin()
  $administrator.set(null)
  const isKept = !announceLogout() && kind === 'error'
  if (isKept || !isAdminPage()) return showToast(loggedOut, kind, lang)
  keepToast(loggedOut, kind, locale)
  // The home page may be slow to come. About unsaved text the browser asks first: that stays in sight.
  if (!hasUnsavedWork()) document.querySelector('main')?.toggleAttribute('hidden', true)
  location.assign(inSiteLanguage(paths.home))
}
