import { useEffect, useRef, useState } from 'react'
import { adminPaths } from '../../../i18n/admin-paths.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { localizedPath, paths } from '../../../i18n/paths.ts'
import { keepToast } from '../../../ui/toast.ts'
import type { SessionAnswer } from '../api/auth.api.ts'
import { ownLanguage, rememberOwnLanguage } from '../language/own-language.ts'
import { rememberLogin } from '../session/login-flag.ts'
import { sessionMessages } from '../session/session.messages.ts'
import { AlreadyLoggedIn } from './AlreadyLoggedIn.tsx'
import { ON_A_PAGE } from './form-place.ts'
import { logInAs } from './log-in-as.ts'
import { LogInForm } from './LogInForm.tsx'
import { loginMessages } from './login.messages.ts'
import { passkeyMessages } from './passkey.messages.ts'
import { passwordResetMessages } from './password-reset.messages.ts'
import { SecondStep } from './SecondStep.tsx'
import { useIsLive } from './use-is-live.ts'
import { useLoggedInAs } from './use-logged-in-as.ts'

/** The island of the log-in page; the first step is printed at publish time. */
export function LogInPage({ locale }: { readonly locale: Locale }) {
  const t = loginMessages(locale)
  const newcomer = useNewcomer()
  const loggedInAs = useLoggedInAs()
  const [isSecondStep, setSecondStep] = useState(false)
  const goHome = async ({ user }: SessionAnswer) => {
    rememberLogin(user?.email ?? '')
    rememberOwnLanguage(user?.locale ?? null)
    keepToast(sessionMessages(ownLanguage()).loggedIn, 'success', ownLanguage())
    location.assign(localizedPath(locale, paths.home))
  }
  if (loggedInAs !== null) return <AlreadyLoggedIn locale={locale} email={loggedInAs} />
  if (isSecondStep) return <SecondStepOfPage locale={locale} onLoggedIn={goHome} />
  return (
    <>
      <LogInForm
        locale={locale}
        place={ON_A_PAGE}
        texts={{ submit: t.submitLogin, waiting: t.loggingIn, passkey: passkeyMessages(locale).withPasskey }}
        email={newcomer}
        accountLocale={locale}
        onLoggedIn={goHome}
        onSecondStep={() => setSecondStep(true)}
      />
      <p className="credentials-other">
        <a href={localizedPath(locale, adminPaths.passwordReset)}>{passwordResetMessages(locale).forgot}</a>
      </p>
    </>
  )
}

/** The address of an account that was just made here; only its password is missing, and has the focus. */
function useNewcomer(): string {
  const email = useIsLive() ? logInAs() : ''
  useEffect(() => {
    if (email !== '') document.getElementById('password')?.focus()
  }, [email])
  return email
}

type SecondStepOfPageProps = { readonly locale: Locale; readonly onLoggedIn: (session: SessionAnswer) => Promise<void> }

function SecondStepOfPage({ locale, onLoggedIn }: SecondStepOfPageProps) {
  const t = passkeyMessages(locale)
  const heading = useRef<HTMLHeadingElement>(null)
  // What changed in place is read out from its beginning.
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="credentials-form">
      <h2 ref={heading} tabIndex={-1}>
        {t.secondStep}
      </h2>
      <SecondStep locale={locale} place={ON_A_PAGE} onLoggedIn={onLoggedIn} />
      <p className="credentials-other">
        <a href={localizedPath(locale, adminPaths.login)}>{t.startAgain}</a>
      </p>
    </div>
  )
}
