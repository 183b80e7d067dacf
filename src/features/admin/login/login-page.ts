import { pageLocale } from '../../../i18n/locales.ts'
import { localizedPath, paths } from '../../../i18n/paths.ts'
import { keepToast, showToast } from '../../../ui/toast.ts'
import { logIn, logOut, readSession, type SessionAnswer } from '../api/auth.api.ts'
import { ownLanguage, rememberOwnLanguage } from '../language/own-language.ts'
import { forgetLogin, isLoginRemembered, rememberLogin } from '../session/login-flag.ts'
import { onLogout } from '../session/logout-event.ts'
import { sessionMessages } from '../session/session.messages.ts'
import { emailError } from './credential-errors.ts'
import { errorTexts, pageTexts, runCredentialsForm } from './credentials-form.ts'
import { takeLogInAs } from './log-in-as.ts'
import { isSecondFactorAsked } from './passkey-failure.ts'
import { passkeyMessages } from './passkey.messages.ts'
import { runPasskeyWays, showSecondStep } from './second-step-page.ts'

const t = pageTexts()
const wrong = errorTexts(t)
const locale = pageLocale(document.documentElement.lang)
const form = document.querySelector<HTMLFormElement>('[data-login-form]')
const already = document.querySelector<HTMLElement>('[data-logged-in]')
const firstStep = document.querySelectorAll<HTMLElement>('[data-first-step]')

const newcomer = takeLogInAs()
if (form && newcomer !== '') {
  form.querySelector<HTMLInputElement>('#email')?.setAttribute('value', newcomer)
  form.querySelector<HTMLInputElement>('#password')?.focus()
}

function leaveLoggedIn({ user }: SessionAnswer): void {
  rememberLogin(user?.email ?? '')
  rememberOwnLanguage(user?.locale ?? null)
  keepToast(sessionMessages(ownLanguage()).loggedIn, 'success', ownLanguage())
  location.assign(localizedPath(locale, paths.home))
}

if (form) {
  const button = runCredentialsForm(form, {
    waitingText: t.loggingIn,
    check: ({ email, password }) => ({ email: wrong(emailError(email)), password: wrong(password === '' ? 'required' : null) }),
    explain: ({ code }) => (code === 'WRONG_CREDENTIALS' ? { field: null, text: t.wrongCredentials } : null),
    async submit({ email, password }) {
      try {
        leaveLoggedIn(await logIn({ email, password, locale }))
      } catch (error) {
        if (!isSecondFactorAsked(error)) throw error
        button.release()
        showSecondStep()
      }
    },
  })
  runPasskeyWays({ t: { ...t, ...passkeyMessages(locale) }, onLoggedIn: leaveLoggedIn })
}

/** Who is logged in sees that instead of the form. */
async function showWhoIsLoggedIn(): Promise<void> {
  if (!isLoginRemembered()) return
  const session = await readSession().catch(() => null)
  if (!session?.authenticated || !already) return
  const text = already.querySelector('p')
  if (text) text.textContent = t.alreadyLoggedIn(session.user?.email ?? '')
  for (const part of firstStep) part.hidden = true
  already.hidden = false
}

already?.querySelector('button')?.addEventListener('click', async () => {
  try {
    await logOut()
    forgetLogin()
    keepToast(sessionMessages(locale).loggedOut)
    location.reload()
  } catch {
    showToast(sessionMessages(locale).logOutFailed, 'error')
  }
})

onLogout(() => {
  for (const part of firstStep) part.hidden = false
  if (already) already.hidden = true
})
void showWhoIsLoggedIn()
