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
import { logInAs } from './log-in-as.ts'
import { loginMessages } from './login.i18n.ts'
import { passkeyMessages } from './passkey.i18n.ts'
import { useIsHydrated } from './use-credentials.ts'

/** The island of the log-in page; the build renders the first step. */
export function LogInPage({ locale }: { readonly locale: Locale }) {
  const t = loginMessages(locale)
  const newcomer = useNewcomer()
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
  if (isSecondStep) return <SecondStepOfPage locale={locale} onLoggedIn={goOn} />
  return (
    <>
      <LogInForm
        locale={locale}
        place={ON_PAGE}
        texts={{ submit: t.submitLogin, waiting: t.loggingIn, passkey: passkeyMessages(locale).withPasskey }}
        email={newcomer}
        accountLocale={locale}
        onLoggedIn={goOn}
        onSecondStep={() => setSecondStep(true)}
      />
      <OtherForm href={localizedPath(locale, adminPaths.passwordReset)}>{t.forgot}</OtherForm>
    </>
  )
}

/** The address of an account that this tab has just created; empty without one. The password is missing, and gets the focus. */
function useNewcomer(): string {
  const email = useIsHydrated() ? logInAs() : ''
  useEffect(() => {
    if (email !== '') document.getElementById('password')?.focus()
  }, [email])
  return email
}

type SecondStepOfPageProps = { readonly locale: Locale; readonly onLoggedIn: (session: Authentication) => Promise<void> }

/** The second step of a log-in, in the place of the form. */
function SecondStepOfPage({ locale, onLoggedIn }: SecondStepOfPageProps) {
  const t = passkeyMessages(locale)
  const heading = useRef<HTMLHeadingElement>(null)
  // Screen readers read a change in place from its beginning.
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

/**
 * The e-mail address of the account that this browser is logged in with; null without one, or before the answer. Where the
 * page's address names a page to go on to, a browser that is logged in goes there.
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
    const stop = onLogout(() => replaceFocused(() => setEmail(null), 'email'))
    return () => {
      isCurrent = false
      stop()
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

const NOTICE_ID = 'already-logged-in'

/** Replaces the log-in form for an administrator who is logged in. */
function AlreadyLoggedIn({ locale, email }: { readonly locale: Locale; readonly email: string }) {
  const t = loginMessages(locale)
  return (
    <div className="grid gap-6 focus:outline-none" id={NOTICE_ID} tabIndex={-1}>
      <p>{t.alreadyLoggedIn(email)}</p>
      <a className={`${BUTTON} w-full`} href={localizedPath(locale, paths.home)}>
        {t.toHome}
      </a>
      <Button look={`${BUTTON_QUIET} w-full`} onClick={() => void leaveHere()} text={t.logOut} />
    </div>
  )
}

/** Uses the log-out of the administrators' tools, which are on this page, too. */
async function leaveHere(): Promise<void> {
  const { leave } = await import('../session/administrator.store.ts')
  await leave()
}
