import { isLocale } from '../../../i18n/locales.ts'
import { showKeptToast, showToast } from '../../../ui/toast.ts'
import { logOut, readSession } from '../api/auth.api.ts'
import css from './administrator.css?inline'
import { addGearLinks, removeGearLinks } from './gear-links.ts'
import { forgetLogin, isLoginRemembered, onLogoutElsewhere } from './login-flag.ts'
import { announceLogout } from './logout-event.ts'
import { addProfileMenu, removeProfileMenu } from './profile-menu.ts'
import { sessionMessages } from './session.messages.ts'
import { onPageLanguageChange } from '../language/page-language-event.ts'

/**
 * What a page of the site does for an administrator: asks the server whether the session lasts, and adds the profile
 * menu and the gear links. A script of its own that src/inline/administrator.js fetches after a login.
 */
const RECHECK_MS = 3_600_000

let email: string | null = null

const texts = () => {
  const { lang } = document.documentElement
  return sessionMessages(isLocale(lang) ? lang : 'et')
}

function showTools(): void {
  removeTools()
  if (email === null) return
  addProfileMenu({ email, t: texts(), onLogOut: () => void leave() })
  addGearLinks(texts())
}

function removeTools(): void {
  removeProfileMenu()
  removeGearLinks()
}

/** Asks the server; without an answer everything stays as it is until the next time. */
async function checkSession(): Promise<void> {
  if (!isLoginRemembered()) return
  const session = await readSession().catch(() => null)
  if (session === null) return
  if (!session.authenticated) return endSession('error')
  if (email === session.user?.email) return
  email = session.user?.email ?? ''
  showTools()
}

async function leave(): Promise<void> {
  try {
    await logOut()
    endSession('success')
  } catch {
    showToast(texts().logOutFailed, 'error')
  }
}

function endSession(kind: 'success' | 'error'): void {
  email = null
  forgetLogin()
  removeTools()
  announceLogout()
  showToast(texts().loggedOut, kind)
}

const sheet = new CSSStyleSheet()
sheet.replaceSync(css)
document.adoptedStyleSheets.push(sheet)
showKeptToast()
void checkSession()
setInterval(() => void checkSession(), RECHECK_MS)
onPageLanguageChange(showTools)
onLogoutElsewhere(() => endSession('error'))
// A page the browser kept whole may come back after a logout.
addEventListener('pageshow', event => {
  if (!event.persisted || email === null) return
  if (isLoginRemembered()) void checkSession()
  else endSession('error')
})
