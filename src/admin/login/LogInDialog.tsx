import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import type { Locale } from '#common/locales.ts'
import type { Authentication } from '#server/auth/auth.schemas.ts'
import { logOut } from '../api/auth.api.ts'
import { Modal } from '../form/Dialogs.tsx'
import { formMessages } from '../form/form.i18n.ts'
import { rememberOwnLanguage } from '../language/own-language.ts'
import { $pageLanguage } from '../language/page-language.ts'
import { announceLogin, rememberedUsername, rememberLogin } from '../session/login-flag.ts'
import { Button } from '../ui/Button.tsx'
import type { FormPlace } from './CredentialsForm.tsx'
import { LogInForm, SecondStep } from './LogInForm.tsx'
import { BrowserRefusal } from './credential-errors.ts'
import { logInDialogMessages } from './log-in-dialog.i18n.ts'
import { loginMessages } from './login.i18n.ts'
import { passkeyMessages } from './passkey.i18n.ts'

/** Why the dialog opens. `ended`: the session is over. `not-recent`: the write wants the password, or a passkey, once more. */
export type LogInReason = 'ended' | 'not-recent'

export type LogInDialogProps = {
  readonly reason?: LogInReason
  readonly onClose: () => void
  readonly onLoggedIn: () => void
  /** Called instead when another account than before has logged in: it did not ask for the write. By default `onClose`. */
  readonly onOtherAccount?: () => void
}

/** Logs in without leaving the page, so that no typed text behind it gets lost. */
export function LogInDialog({ reason = 'ended', onClose, onLoggedIn, onOtherAccount = onClose }: LogInDialogProps) {
  const locale = useStore($pageLanguage)
  const t = logInDialogMessages(locale)
  const [isSecondStep, setSecondStep] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [username] = useState(rememberedUsername)
  // The administrator who asked for the write has to confirm it: no other account may log in.
  const fixedEmail = reason === 'not-recent' ? username : ''
  const isOpen = useRef(true)
  useEffect(() => {
    isOpen.current = true
    return () => void (isOpen.current = false)
  }, [])
  const goOn = async (session: Authentication) => {
    await keepSession(session, fixedEmail, t.otherAccount)
    // An administrator who cancelled before the answer came did not agree to the write.
    if (!isOpen.current) return
    if (username === '' || username === session.user?.email) onLoggedIn()
    else onOtherAccount()
  }
  const turnTo = (isSecond: boolean) => {
    setFailure(null)
    setSecondStep(isSecond)
  }
  const cancel = <Button text={formMessages(locale).cancel} onClick={onClose} />
  const again = <Button text={passkeyMessages(locale).startAgain} onClick={() => turnTo(false)} />
  const answers = (
    <>
      {cancel}
      {isSecondStep ? again : null}
    </>
  )
  const place: FormPlace = { isInDialog: true, failure, onFailure: setFailure, answers }
  const [title, lead] = reason === 'ended' ? [t.againTitle, t.againLead] : [t.confirmTitle, t.confirmLead]
  return (
    <Modal title={title} onClose={onClose}>
      {isSecondStep ? null : <p className="mt-3 text-ink-soft">{lead}</p>}
      <div className="mt-6 grid gap-5">
        {isSecondStep ? (
          <SecondStep locale={locale} place={place} onLoggedIn={goOn} />
        ) : (
          <LogInForm
            locale={locale}
            place={place}
            texts={buttonTexts(locale, reason)}
            email={username}
            isFixed={fixedEmail !== ''}
            autoFocus={username === '' ? 'email' : 'password'}
            onLoggedIn={goOn}
            onSecondStep={() => turnTo(true)}
          />
        )}
      </div>
    </Modal>
  )
}

/**
 * Takes over the new session, if it is the wanted account's.
 * @param wanted the account that has to log in; empty for any
 * @param refusal the text for another account
 * @throws BrowserRefusal after another account logged in; logs that one out again
 */
async function keepSession({ user }: Authentication, wanted: string, refusal: string): Promise<void> {
  // The form fixes the address, but not the passkey: once the session has ended, the server accepts that of any account.
  if (wanted !== '' && user?.email !== wanted) {
    await logOut()
    throw new BrowserRefusal(refusal)
  }
  rememberLogin(user?.email ?? rememberedUsername())
  rememberOwnLanguage(user?.locale ?? null)
  announceLogin()
}

/** The texts of the form's buttons, by the reason of the dialog. */
function buttonTexts(locale: Locale, reason: LogInReason) {
  const { withPasskey, confirmWithPasskey } = passkeyMessages(locale)
  const { submitLogin, loggingIn } = loginMessages(locale)
  const { confirm, confirming } = logInDialogMessages(locale)
  return reason === 'ended'
    ? { submit: submitLogin, waiting: loggingIn, passkey: withPasskey }
    : { submit: confirm, waiting: confirming, passkey: confirmWithPasskey }
}
