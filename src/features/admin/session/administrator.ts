import { paths } from '../../../i18n/paths.ts'
import { keepToast, showKeptToast, showToast } from '../../../ui/toast.ts'
import { logOut, readSession } from '../api/auth.api.ts'
import { removeInPlaceTools, showInPlaceTools } from '../in-place/in-place-tools.ts'
import css from './administrator.css?inline'
import { showKeptNotice } from './kept-notice.ts'
import { forgetAttention, refreshAttention, showAttention } from './attention.ts'
import { forgetLogin, isLoginRemembered, onLogoutElsewhere } from './login-flag.ts'
import { onLogin } from './login-event.ts'
import { onMessagesChanged } from './messages-changed-event.ts'
import { announceLogout } from './logout-event.ts'
import { addProfileMenu, removeProfileMenu } from './profile-menu.ts'
import { sessionMessages } from './session.messages.ts'
import { ownLang, ownLanguage, rememberOwnLanguage } from '../language/own-language.ts'
import { onPageLanguageChange } from '../language/page-language-event.ts'
import { inSiteLanguage } from '../language/site-language.ts'

/**
 * What a page of the site does for an administrator: asks the server whether the session lasts, and adds the profile
 * menu and the controls beside what can be edited. A script of its own that src/inline/administrator.js fetches after a login.
 */
const RECHECK_MS = 3_600_000

let email: string | null = null
/** Of the tools that the page shows. */
let language = ownLanguage()

const isAdminPage = () => document.querySelector('[data-admin-page]') !== null

const texts = () => sessionMessages(ownLanguage())

function showTools(): void {
  removeTools()
  if (email === null) return
  addProfileMenu({ email, t: texts(), onLogOut: () => void leave() })
  showAttention()
  showInPlaceTools()
}

function removeTools(): void {
  removeProfileMenu()
  removeInPlaceTools()
}

/** Asks the server; without an answer everything stays as it is until the next time. */
async function checkSession(): Promise<void> {
  if (!isLoginRemembered()) return
  const session = await readSession().catch(() => null)
  // Who logged out meanwhile has been told so.
  if (session === null || !isLoginRemembered()) return
  if (!session.authenticated) return endSession('error')
  rememberOwnLanguage(session.user?.locale ?? null)
  if (email === session.user?.email && language === ownLanguage()) return
  email = session.user?.email ?? ''
  language = ownLanguage()
  showTools()
  void refreshAttention()
}

async function leave(): Promise<void> {
  try {
    await logOut()
    if (!isAdminPage()) return endSession('success')
    // An editor is of no use to somebody who is not logged in.
    forgetLogin()
    keepToast(texts().loggedOut, 'success', ownLanguage())
    location.assign(inSiteLanguage(paths.home))
  } catch {
    showToast(texts().logOutFailed, 'error', ownLang())
  }
}

function endSession(kind: 'success' | 'error'): void {
  const { loggedOut } = texts()
  const lang = ownLang()
  email = null
  forgetLogin()
  forgetAttention()
  removeTools()
  announceLogout()
  showToast(loggedOut, kind, lang)
}

function refreshAttentionWhenLoggedIn(): void {
  if (email !== null) void refreshAttention()
}

const sheet = new CSSStyleSheet()
sheet.replaceSync(css)
document.adoptedStyleSheets.push(sheet)
showKeptToast()
showKeptNotice()
void checkSession()
setInterval(() => void checkSession(), RECHECK_MS)
onPageLanguageChange(showTools)
onMessagesChanged(refreshAttentionWhenLoggedIn)
// Who comes back to the tab wants to see what came in.
document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && refreshAttentionWhenLoggedIn())
// A page that is just being opened may hear of the log-out on the one before it, too.
onLogoutElsewhere(() => (email === null ? announceLogout() : endSession('error')))
onLogin(() => void checkSession())
// A page the browser kept whole may come back after a logout, with everything on it; the server sends a page for
// administrators home.
addEventListener('pageshow', event => {
  if (!event.persisted || email === null) return
  if (isLoginRemembered()) void checkSession()
  else if (isAdminPage()) location.reload()
  else endSession('error')
})
