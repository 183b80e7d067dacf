import { useState } from 'react'
import type { SessionAnswer } from '../api/auth.api.ts'
import { hasPasskeys, logInWithPasskey } from '../api/passkey-log-in.api.ts'
import { useTexts } from '../language/use-texts.ts'
import { logInDialogMessages } from './log-in-dialog.messages.ts'
import { logInFailureText } from './log-in-failure.ts'
import { loginMessages } from './login.messages.ts'
import { passkeyFailureText } from './passkey-failure.ts'
import { passkeyMessages } from './passkey.messages.ts'

type PasskeyButtonProps = {
  readonly text: string
  readonly isFirst?: boolean
  readonly onLoggedIn: (session: SessionAnswer) => void
  /** Hears why it came to nothing, in words; null when it begins anew. */
  readonly onFailure: (text: string | null) => void
}

/** Logs in with a passkey; not there in a browser that has none. */
export function PasskeyButton({ text, isFirst = false, onLoggedIn, onFailure }: PasskeyButtonProps) {
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
      onLoggedIn(await logInWithPasskey())
    } catch (error) {
      onFailure(passkeyFailureText(error, t) ?? logInFailureText(error, dialog, login))
      setWaiting(false)
    }
  }
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
