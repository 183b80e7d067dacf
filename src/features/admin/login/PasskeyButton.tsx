import { useState } from 'react'
import type { SessionAnswer } from '../api/auth.api.ts'
import { hasPasskeys, logInWithPasskey, type PasskeyStep } from '../api/passkey-log-in.api.ts'
import { useTexts } from '../language/use-texts.ts'
import { logInDialogMessages } from './log-in-dialog.messages.ts'
import { logInFailureText } from './log-in-failure.ts'
import { loginMessages } from './login.messages.ts'
import { passkeyFailureText } from './passkey-failure.ts'
import { passkeyMessages } from './passkey.messages.ts'

type PasskeyButtonProps = {
  readonly text: string
  readonly step: PasskeyStep
  /** Rejects where the log-in is not the one that is wanted. */
  readonly onLoggedIn: (session: SessionAnswer) => Promise<void>
  /** Hears why it came to nothing, in words; null when it begins anew. */
  readonly onFailure: (text: string | null) => void
}

/** Logs in with a passkey; not there in a browser that has none. */
export function PasskeyButton({ text, step, onLoggedIn, onFailure }: PasskeyButtonProps) {
  const t = useTexts(passkeyMessages)
  const dialog = useTexts(logInDialogMessages)
  const login = useTexts(loginMessages)
  const [isWaiting, setWaiting] = useState(false)
  if (!hasPasskeys()) return null
  const press = async () => {
    if (isWaiting) return
    setWaiting(true)
    onFailure(null)
    try {
      await onLoggedIn(await logInWithPasskey(step))
    } catch (error) {
      onFailure(passkeyFailureText(error, t) ?? logInFailureText(error, dialog, login))
      setWaiting(false)
    }
  }
  // After the password it is the first way that is offered.
  const isFirst = step === 'after-password'
  return (
    <button
      className={isFirst ? 'button' : 'button button-quiet'}
      type="button"
      autoFocus={isFirst}
      aria-disabled={isWaiting}
      onClick={() => void press()}
    >
      {isWaiting ? t.waiting : text}
    </button>
  )
}
