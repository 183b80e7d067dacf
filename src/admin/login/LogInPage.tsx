import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { adminPaths, pageAfterLogin } from '#common/admin-paths.ts'
import type { Locale } from '#common/locales.ts'
import { localizedPath, paths } from '#common/paths.ts'
import type { Authentication } from '#server/auth/auth.schemas.ts'
import { keepToast } from '../../ui/toast.ts'
import { readSession } from '../api/auth.api.ts'
import { ownLanguage, rememberOwnLanguage } from '../language/own-language.ts'
import { onLogout } from '../session/leaving.ts'
import { isLoginRemembered, rememberLogin } from '../session/login-flag.ts'
import { Button } from '../ui/Button.tsx'
import { BUTTON, BUTTON_QUIET } from '../ui/looks.ts'
import { ON_PAGE, OtherForm } from './CredentialsForm.tsx'
import { LogInForm, SecondStep } from './LogInForm.tsx'
import { takeNewAccountEmail } from './log-in-as.ts'
import { loginMessages } from './login.i18n.ts'
import { passkeyMessages } from './passkey.i18n.ts'
import { useIsHydrated } from './use-credentials.ts'

/** The island of the log-in page; the build renders the first step. */
export function LogInPage({ locale }: { readonly locale: Locale }) {
  const t = loginMessages(locale)
  const newAccountEmail = useNewAccountEmail()
  const loggedInAs = useLoggedInAs()
  const [isSecondStep, setSecondStep] = useState(false)
  // The language switcher keeps the page that the log-in leads to.
  useEffect(() => {
    if (pageAfterLogin(location.search) === null) return
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-locale]')) link.search = location.search
  }, [])
  const goOn = async ({ user }: Authentication) => {
    rememberLogin(user?.email ?? '')
    rememberOwnLanguage(user?.locale ?? null)
    keepToast(loginMessages(ownLanguage()).loggedIn, 'success', ownLanguage())
    location.assign(pageAfterLogin(location.search) ?? localizedPath(locale, paths.home))
  }
  if (loggedInAs !== null) return <AlreadyLoggedIn locale={locale} email={loggedInAs} />
  if (isSecondStep) return <SecondStepOnPage locale={locale} onLoggedIn={goOn} />
  return (
    <>
      <LogInForm
        locale={locale}
        place={ON_PAGE}
        texts={{ submit: t.submitLogin, waiting: t.loggingIn, passkey: passkeyMessages(locale).withPasskey }}
        email={newAccountEmail}
        accountLocale={locale}
        onLoggedIn={goOn}
        onSecondStep={() => setSecondStep(true)}
      />
      <OtherForm href={localizedPath(locale, adminPaths.passwordReset)}>{t.forgot}</OtherForm>
    </>
  )
}

/** The e-mail address of an account that this tab has just created; empty without one. Focuses the password, still to type. */
function useNewAccountEmail(): string {
  const email = useIsHydrated() ? takeNewAccountEmail() : ''
  useEffect(() => {
    if (email !== '') document.getElementById('password')?.focus()
  }, [email])
  return email
}

type SecondStepOnPageProps = { readonly locale: Locale; readonly onLoggedIn: (session: Authentication) => Promise<void> }

/** The second step of a log-in, in the place of the form. */
function SecondStepOnPage({ locale, onLoggedIn }: SecondStepOnPageProps) {
  const t = passkeyMessages(locale)
  const heading = useRef<HTMLHeadingElement>(null)
  // From the focused heading on, screen readers read the new step.
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="grid gap-6">
      <h2 ref={heading} className="text-title focus:outline-none" tabIndex={-1}>
        {t.secondStep}
      </h2>
      <SecondStep locale={locale} place={ON_PAGE} onLoggedIn={onLoggedIn} />
      <OtherForm href={localizedPath(locale, adminPaths.login) + location.search}>{t.startAgain}</OtherForm>
    </div>
  )
}

/** The id of what takes the place of the form; it gets the focus. */
const NOTICE_ID = 'already-logged-in'

/**
 * The e-mail address of the account that this browser is logged in with; null without one, and without an answer. If the page's
 * address names a page to go on to, this leads a browser that is logged in there instead.
 */
function useLoggedInAs(): string | null {
  const [email, setEmail] = useState<string | null>(null)
  useEffect(() => {
    let isCurrent = true
    const ask = async () => {
      const session = await readSession().catch(() => null)
      if (!isCurrent || !session?.authenticated) return
      const page = pageAfterLogin(location.search)
      if (page === null) replaceFocused(() => setEmail(session.user?.email ?? ''), NOTICE_ID)
      else location.replace(page)
    }
    if (isLoginRemembered()) void ask()
    // On the page, the ids of the form's fields are their names (use-credentials.ts).
    const stopListening = onLogout(() => replaceFocused(() => setEmail(null), 'email'))
    return () => {
      isCurrent = false
      stopListening()
    }
  }, [])
  return email
}

/** Replaces a part of the page. When the focus was in that part, it passes to the element with this id. */
function replaceFocused(replace: () => void, id: string): void {
  const focused = document.activeElement
  flushSync(replace)
  if (focused?.isConnected === false) document.getElementById(id)?.focus()
}

/** Replaces the log-in form for an administrator who is logged in. */
function AlreadyLoggedIn({ locale, email }: { readonly locale: Locale; readonly email: string }) {
  const t = loginMessages(locale)
  return (
    <div className="grid gap-6 focus:outline-none" id={NOTICE_ID} tabIndex={-1}>
      <p>{t.alreadyLoggedIn(email)}</p>
      <a className={`${BUTTON} w-full`} href={localizedPath(locale, paths.home)}>
        {t.toHome}
      </a>
      <Button look={`${BUTTON_QUIET} w-full`} onClick={() => void logOut()} text={t.logOut} />
    </div>
  )
}

/** Logs out with the code of the administrators' tools, which this page has too. */
async function logOut(): Promise<void> {
  const { leave } = await import('../session/administrator.store.ts')
  await leave()
}
