import { type SubmitEvent, useState } from 'react'
import type { SessionAnswer } from '../api/auth.api.ts'
import { logInWithRecoveryCode } from '../api/passkey-log-in.api.ts'
import { Field } from '../form/Field.tsx'
import { formMessages } from '../form/form.messages.ts'
import { useTexts } from '../language/use-texts.ts'
import { logInDialogMessages } from './log-in-dialog.messages.ts'
import { logInFailureText } from './log-in-failure.ts'
import { loginMessages } from './login.messages.ts'
import { PasskeyButton } from './PasskeyButton.tsx'
import { recoveryCodeFailureText } from './passkey-failure.ts'
import { passkeyMessages } from './passkey.messages.ts'

type SecondStepProps = {
  readonly onClose: () => void
  readonly onLoggedIn: (session: SessionAnswer) => Promise<void>
  readonly onStartAgain: () => void
}

/** After the password, where that is not enough: a passkey or a recovery code. */
export function SecondStep({ onClose, onLoggedIn, onStartAgain }: SecondStepProps) {
  const t = useTexts(passkeyMessages)
  const dialog = useTexts(logInDialogMessages)
  const login = useTexts(loginMessages)
  const form = useTexts(formMessages)
  const [code, setCode] = useState('')
  const [error, setError] = useState<string | undefined>()
  const [failure, setFailure] = useState<string | null>(null)
  const [isWaiting, setWaiting] = useState(false)

  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (isWaiting) return
    setFailure(null)
    if (code.trim() === '') {
      setError('REQUIRED')
      return document.getElementById('log-in-code')?.focus()
    }
    setError(undefined)
    setWaiting(true)
    try {
      await onLoggedIn(await logInWithRecoveryCode(code.trim()))
    } catch (reason) {
      setFailure(recoveryCodeFailureText(reason, t) ?? logInFailureText(reason, dialog, login))
      setWaiting(false)
    }
  }
  return (
    <form className="log-in-form" noValidate onSubmit={event => void submit(event)}>
      <p>{t.secondStepLead}</p>
      <PasskeyButton text={t.usePasskey} step="after-password" onLoggedIn={onLoggedIn} onFailure={setFailure} />
      <Field name="log-in-code" label={t.recoveryCode} hint={t.recoveryCodeHint} error={error}>
        {control => (
          <input
            {...control}
            value={code}
            autoComplete="one-time-code"
            autoCapitalize="characters"
            spellCheck={false}
            onChange={({ target }) => setCode(target.value)}
          />
        )}
      </Field>
      <p className="log-in-failure" role="alert">
        {failure}
      </p>
      <div className="confirm-answers">
        <button className="button button-quiet" type="button" onClick={onClose}>
          {form.cancel}
        </button>
        <button className="button button-quiet" type="button" onClick={onStartAgain}>
          {t.startAgain}
        </button>
        <button className="button" type="submit" aria-disabled={isWaiting}>
          {isWaiting ? t.checking : t.useRecoveryCode}
        </button>
      </div>
    </form>
  )
}
