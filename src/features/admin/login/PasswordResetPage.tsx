import { useEffect, useState } from 'react'
import type { Locale } from '../../../i18n/locales.ts'
import { adminPaths } from '../../../i18n/admin-paths.ts'
import { localizedPath } from '../../../i18n/paths.ts'
import { AskForReset } from './AskForReset.tsx'
import { ChoosePassword } from './ChoosePassword.tsx'
import { CredentialsNotice } from './CredentialsNotice.tsx'
import { passwordResetMessages } from './password-reset.messages.ts'
import { keepTokenInOtherLanguages, resetToken } from './reset-token.ts'
import { BUTTON, BUTTON_QUIET } from '../ui/looks.ts'

/**
 * The island of the page for a new password. Two steps: asking for a link, which is printed at publish time, and, where the
 * address brings a token, setting the password.
 */
export function PasswordResetPage({ locale }: { readonly locale: Locale }) {
  const t = passwordResetMessages(locale)
  const [step, setStep] = useState<'ask' | 'asked' | 'choose' | 'invalid'>('ask')
  /** For another link: an address has not to be typed twice. */
  const [asked, setAsked] = useState<string | null>(null)
  useEffect(() => {
    const show = () => {
      setStep(resetToken() === '' ? 'ask' : 'choose')
      keepTokenInOtherLanguages()
    }
    show()
    addEventListener('hashchange', show)
    return () => removeEventListener('hashchange', show)
  }, [])
  const askAgain = () => {
    setAsked(before => before ?? '')
    setStep('ask')
  }
  const onAsked = (email: string) => {
    setAsked(email)
    setStep('asked')
  }
  return (
    <>
      {step === 'ask' ? <AskForReset locale={locale} before={asked} onAsked={onAsked} /> : null}
      {step === 'asked' ? (
        <CredentialsNotice>
          <p>{t.asked}</p>
          <p>{t.askedHint}</p>
          <button className={BUTTON_QUIET} type="button" onClick={askAgain}>
            {t.askAgain}
          </button>
        </CredentialsNotice>
      ) : null}
      {step === 'choose' ? <ChoosePassword locale={locale} onInvalid={() => setStep('invalid')} /> : null}
      {step === 'invalid' ? (
        <CredentialsNotice>
          <p>{t.linkInvalid}</p>
          <button className={BUTTON} type="button" onClick={askAgain}>
            {t.askAgain}
          </button>
        </CredentialsNotice>
      ) : null}
      <p className="credentials-other">
        <a href={localizedPath(locale, adminPaths.login)}>{t.toLogin}</a>
      </p>
    </>
  )
}
