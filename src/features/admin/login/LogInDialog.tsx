import { Modal } from '../form/Modal.tsx'
import { type SubmitEvent, useState } from 'react'
import { featureSheet } from '../../../styles/feature-sheet.ts'
import { adoptSheet } from '../../../ui/adopt-sheet.ts'
import { ApiProblem } from '../api/api-client.ts'
import { type Credentials, logIn } from '../api/auth.api.ts'
import type { DraftErrors } from '../form/draft.ts'
import { Field } from '../form/Field.tsx'
import { formMessages } from '../form/form.messages.ts'
import { rememberOwnLanguage } from '../language/own-language.ts'
import { useTexts } from '../language/use-texts.ts'
import { announceLogin } from '../session/login-event.ts'
import { rememberedUsername, rememberLogin } from '../session/login-flag.ts'
import { logInDialogMessages } from './log-in-dialog.messages.ts'
import { loginMessages } from './login.messages.ts'
import css from './log-in-dialog.css?inline'

adoptSheet(featureSheet(css))

/** `ended`: nobody is logged in any more; `not-recent`: what is asked for wants the password once more. */
export type LogInReason = 'ended' | 'not-recent'

type LogInDialogProps = {
  readonly reason?: LogInReason
  readonly onClose: () => void
  readonly onLoggedIn: () => void
}

/** Logs in where one stands, so that nothing typed behind it is left. */
export function LogInDialog({ reason = 'ended', onClose, onLoggedIn }: LogInDialogProps) {
  const t = useTexts(logInDialogMessages)
  return (
    <Modal title={reason === 'ended' ? t.title : t.confirmTitle} onClose={onClose}>
      <p className="log-in-lead">{reason === 'ended' ? t.lead : t.confirmLead}</p>
      <LogInForm reason={reason} onClose={onClose} onLoggedIn={onLoggedIn} />
    </Modal>
  )
}

function LogInForm({ reason, onClose, onLoggedIn }: LogInDialogProps) {
  const t = useTexts(logInDialogMessages)
  const login = useTexts(loginMessages)
  const form = useTexts(formMessages)
  const [credentials, setCredentials] = useState<Credentials>(() => ({ email: rememberedUsername(), password: '' }))
  const [isKnown] = useState(credentials.email !== '')
  // Another account would be another person's yes.
  const isFixed = isKnown && reason === 'not-recent'
  const [waitingText, submitText] = reason === 'ended' ? [login.loggingIn, login.submitLogin] : [t.confirming, t.confirm]
  const [errors, setErrors] = useState<DraftErrors<keyof Credentials>>({})
  const [failure, setFailure] = useState<Failure | null>(null)
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
      const { user } = await logIn({ ...credentials, email: credentials.email.trim() })
      rememberLogin(user?.email ?? credentials.email)
      rememberOwnLanguage(user?.locale ?? null)
      announceLogin()
      onLoggedIn()
    } catch (error) {
      setFailure(failureOf(error))
      setWaiting(false)
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
        {failure === null ? '' : failureText(failure, t, login)}
      </p>
      <div className="confirm-answers">
        <button className="button button-quiet" type="button" onClick={onClose}>
          {form.cancel}
        </button>
        <button className="button" type="submit" aria-disabled={isWaiting}>
          {isWaiting ? waitingText : submitText}
        </button>
      </div>
    </form>
  )
}

type Failure = 'WRONG_CREDENTIALS' | 'TOO_MANY_REQUESTS' | 'NO_ANSWER' | 'FAILED'

function failureOf(error: unknown): Failure {
  if (!(error instanceof ApiProblem)) return 'NO_ANSWER'
  const { code } = error.problem
  // An address that is none has no account either.
  if (code === 'WRONG_CREDENTIALS' || code === 'VALIDATION_FAILED') return 'WRONG_CREDENTIALS'
  return code === 'TOO_MANY_REQUESTS' ? code : 'FAILED'
}

function failureText(
  failure: Failure,
  t: ReturnType<typeof logInDialogMessages>,
  login: ReturnType<typeof loginMessages>,
): string {
  switch (failure) {
    case 'WRONG_CREDENTIALS':
      return login.wrongCredentials
    case 'TOO_MANY_REQUESTS':
      return t.tooMany
    case 'NO_ANSWER':
      return login.noAnswer
    case 'FAILED':
      return login.failed
  }
}
