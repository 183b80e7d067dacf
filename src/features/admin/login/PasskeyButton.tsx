import { useState } from 'react'
import type { Locale } from '../../../i18n/locales.ts'
import type { SessionAnswer } from '../api/auth.api.ts'
import { hasPasskeys, logInWithPasskey, type PasskeyStep } from '../api/passkey-log-in.api.ts'
import { explainFailure } from './credential-failure.ts'
import { loginMessages } from './login.messages.ts'
import { passkeyFailureText } from './passkey-failure.ts'
import { passkeyMessages } from './passkey.messages.ts'
import { useIsLive } from './use-is-live.ts'
import { BUTTON, BUTTON_QUIET } from '../ui/looks.ts'

type PasskeyButtonProps = {
  readonly locale: Locale
  readonly text: string
  readonly step: PasskeyStep
  readonly autoFocus?: boolean
  /** Rejects where the log-in is not the one that is wanted. */
  readonly onLoggedIn: (session: SessionAnswer) => Promise<void>
  /** Hears why it came to nothing, in words; null when it begins anew. */
  readonly onFailure: (text: string | null) => void
}

/** Logs in with a passkey; not there in a browser that has none. */
export function PasskeyButton({ locale, text, step, autoFocus = false, onLoggedIn, onFailure }: PasskeyButtonProps) {
  const t = passkeyMessages(locale)
  const isLive = useIsLive()
  const [isWaiting, setWaiting] = useState(false)
  if (isLive && !hasPasskeys()) return null
  const press = async () => {
    if (isWaiting) return
    setWaiting(true)
    onFailure(null)
    try {
      await onLoggedIn(await logInWithPasskey(step))
    } catch (error) {
      onFailure(passkeyFailureText(error, t) ?? explainFailure(error, loginMessages(locale)).text)
      setWaiting(false)
    }
  }
  return (
    <button
      // After the password it is the first way that is offered.
      className={step === 'after-password' ? BUTTON : BUTTON_QUIET}
      type="button"
      autoFocus={autoFocus}
      disabled={!isLive}
      aria-disabled={isWaiting}
      onClick={() => void press()}
    >
      {isWaiting ? t.waiting : text}
    </button>
  )
}
