import { Modal } from '../form/Modal.tsx'
import { type SubmitEvent, useState } from 'react'
import { featureSheet } from '../../../styles/feature-sheet.ts'
import { adoptSheet } from '../../../ui/adopt-sheet.ts'
import { type Credentials, logIn, logOut, type SessionAnswer } from '../api/auth.api.ts'
import type { DraftErrors } from '../form/draft.ts'
import { Field } from '../form/Field.tsx'
import { formMessages } from '../form/form.messages.ts'
import { rememberOwnLanguage } from '../language/own-language.ts'
import { useTexts } from '../language/use-texts.ts'
import { announceLogin } from '../session/login-event.ts'
import { rememberedUsername, rememberLogin } from '../session/login-flag.ts'
import { logInDialogMessages } from './log-in-dialog.messages.ts'
import { OtherAccount, passwordFailureText } from './log-in-failure.ts'
import { loginMessages } from './login.messages.ts'
import { PasskeyButton } from './PasskeyButton.tsx'
import { isSecondFactorAsked } from './passkey-failure.ts'
import { passkeyMessages } from './passkey.messages.ts'
import { SecondStep } from './SecondStep.tsx'
import css from './log-in-dialog.css?inline'

adoptSheet(featureSheet(css))

/** `ended`: the session is over; `not-recent`: what is asked for wants the password, or a passkey, once more. */
export type LogInReason = 'ended' | 'not-recent'

type LogInDialogProps = {
  readonly reason?: LogInReason
  readonly onClose: () => void
  readonly onLoggedIn: () => void
}

/** Logs in without leaving the page, so that nothing typed behind it is lost. */
export function LogInDialog({ reason = 'ended', onClose, onLoggedIn }: LogInDialogProps) {
  const t = useTexts(logInDialogMessages)
  const [isSecondStep, setSecondStep] = useState(false)
  // Another account would be another person's yes.
  const [fixedEmail] = useState(() => (reason === 'not-recent' ? rememberedUsername() : ''))
  const goOn = async (session: SessionAnswer) => {
    // Where the session ended meanwhile, the passkey of any account logs in.
    if (fixedEmail !== '' && session.user?.email !== fixedEmail) {
      await logOut()
      throw new OtherAccount()
    }
    rememberLogin(session.user?.email ?? rememberedUsername())
    rememberOwnLanguage(session.user?.locale ?? null)
    announceLogin()
    onLoggedIn()
  }
  const [title, lead] = reason === 'ended' ? [t.title, t.lead] : [t.confirmTitle, t.confirmLead]
  return (
    <Modal title={title} onClose={onClose}>
      {isSecondStep ? (
        <SecondStep onClose={onClose} onLoggedIn={goOn} onStartAgain={() => setSecondStep(false)} />
      ) : (
        <>
          <p className="log-in-lead">{lead}</p>
          <LogInForm
            reason={reason}
            isFixed={fixedEmail !== ''}
            onClose={onClose}
            onLoggedIn={goOn}
            onSecondStep={() => setSecondStep(true)}
          />
        </>
      )}
    </Modal>
  )
}

type LogInFormProps = {
  readonly reason: LogInReason
  /** Whether no other account is to log in. */
  readonly isFixed: boolean
  readonly onClose: () => void
  /** Rejects where another one did. */
  readonly onLoggedIn: (session: SessionAnswer) => Promise<void>
  /** The password was right, and is not enough. */
  readonly onSecondStep: () => void
}

function LogInForm({ reason, isFixed, onClose, onLoggedIn, onSecondStep }: LogInFormProps) {
  const t = useTexts(logInDialogMessages)
  const login = useTexts(loginMessages)
  const form = useTexts(formMessages)
  const passkey = useTexts(passkeyMessages)
  const [credentials, setCredentials] = useState<Credentials>(() => ({ email: rememberedUsername(), password: '' }))
  const [isKnown] = useState(credentials.email !== '')
  const [waitingText, submitText] = reason === 'ended' ? [login.loggingIn, login.submitLogin] : [t.confirming, t.confirm]
  const [errors, setErrors] = useState<DraftErrors<keyof Credentials>>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [isWaiting, setWaiting] = useState(false)
  const [isShown, setShown] = useState(false)

  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (isWaiting) return
    const missing = (['email', 'password'] as const).filter(name => credentials[name].trim() === '')
    setErrors(Object.fromEntries(missing.map(name => [name, 'REQUIRED'])))
    setFailure(null)
    if (missing[0] !== undefined) return document.getElementById(`log-in-${missing[0]}`)?.focus()
    setWaiting(true)
    try {
      await onLoggedIn(await logIn({ ...credentials, email: credentials.email.trim() }))
    } catch (error) {
      setWaiting(false)
      if (isSecondFactorAsked(error)) onSecondStep()
      else setFailure(passwordFailureText(error, t, login))
    }
  }
  const input = (name: keyof Credentials) => ({
    value: credentials[name],
    onChange: (event: { target: { value: string } }) => setCredentials({ ...credentials, [name]: event.target.value }),
  })

  return (
    <form className="log-in-form" noValidate onSubmit={event => void submit(event)}>
      <Field name="log-in-email" label={login.email} error={errors.email}>
        {control => (
          <input {...control} {...input('email')} type="email" autoComplete="username" readOnly={isFixed} autoFocus={!isKnown} />
        )}
      </Field>
      <Field name="log-in-password" label={login.password} error={errors.password}>
        {control => (
          <input
            {...control}
            {...input('password')}
            type={isShown ? 'text' : 'password'}
            autoComplete="current-password"
            autoFocus={isKnown}
          />
        )}
      </Field>
      <label className="show-password">
        <input type="checkbox" checked={isShown} onChange={({ target }) => setShown(target.checked)} />
        {login.showPassword}
      </label>
      <p className="log-in-failure" role="alert">
        {failure}
      </p>
      <div className="confirm-answers">
        <button className="button button-quiet" type="button" onClick={onClose}>
          {form.cancel}
        </button>
        <button className="button" type="submit" aria-disabled={isWaiting}>
          {isWaiting ? waitingText : submitText}
        </button>
      </div>
      <PasskeyButton
        step="alone"
        text={reason === 'ended' ? passkey.withPasskey : passkey.confirmWithPasskey}
        onLoggedIn={onLoggedIn}
        onFailure={setFailure}
      />
    </form>
  )
}
