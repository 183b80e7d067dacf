import { Modal } from '../form/Modal.tsx'
import { type SubmitEvent, useState } from 'react'
import { featureSheet } from '../../../styles/feature-sheet.ts'
import { adoptSheet } from '../../../ui/adopt-sheet.ts'
import { ApiProblem } from '../api/api-client.ts'
import { type Credentials, logIn } from '../api/auth.api.ts'
import type { DraftErrors } from '../form/draft.ts'
import { Field } from '../form/Field.tsx'
import { formMessages } from '../form/form.messages.ts'
import { useTexts } from '../language/use-texts.ts'
import { announceLogin } from '../session/login-event.ts'
import { rememberedUsername, rememberLogin } from '../session/login-flag.ts'
import { logInDialogMessages } from './log-in-dialog.messages.ts'
import { loginMessages } from './login.messages.ts'
import css from './log-in-dialog.css?inline'

adoptSheet(featureSheet(css))

type LogInDialogProps = {
  readonly onClose: () => void
  readonly onLoggedIn: () => void
}

/** Logs in where one stands, so that nothing typed behind it is left. */
export function LogInDialog({ onClose, onLoggedIn }: LogInDialogProps) {
  const t = useTexts(logInDialogMessages)
  return (
    <Modal title={t.title} onClose={onClose}>
      <p className="log-in-lead">{t.lead}</p>
      <LogInForm onClose={onClose} onLoggedIn={onLoggedIn} />
    </Modal>
  )
}

function LogInForm({ onClose, onLoggedIn }: LogInDialogProps) {
  const t = useTexts(logInDialogMessages)
  const login = useTexts(loginMessages)
  const form = useTexts(formMessages)
  const [credentials, setCredentials] = useState<Credentials>(() => ({ email: rememberedUsername(), password: '' }))
  const [isKnown] = useState(credentials.email !== '')
  const [errors, setErrors] = useState<DraftErrors<keyof Credentials>>({})
  const [failure, setFailure] = useState<Failure | null>(null)
  const [isWaiting, setWaiting] = useState(false)

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
        {control => <input {...control} {...input('email')} type="email" autoComplete="username" autoFocus={!isKnown} />}
      </Field>
      <Field name="log-in-password" label={login.password} error={errors.password}>
        {control => (
          <input {...control} {...input('password')} type="password" autoComplete="current-password" autoFocus={isKnown} />
        )}
      </Field>
      <p className="log-in-failure" role="alert">
        {failure === null ? '' : failureText(failure, t, login)}
      </p>
      <div className="confirm-answers">
        <button className="button button-quiet" type="button" onClick={onClose}>
          {form.cancel}
        </button>
        <button className="button" type="submit" aria-disabled={isWaiting}>
          {isWaiting ? login.loggingIn : login.submitLogin}
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
