import type { ReactNode } from 'react'
import type { FormPlace } from './form-place.ts'
import type { Credentials } from './use-credentials.ts'
import { useIsLive } from './use-is-live.ts'
import { ANSWERS, BUTTON, BUTTON_QUIET } from '../ui/looks.ts'

type CredentialsFormProps = {
  readonly form: Credentials
  readonly place: FormPlace
  readonly submitText: string
  readonly waitingText: string
  /** Whether there is a better way than this form. */
  readonly isQuiet?: boolean
  /** The fields. */
  readonly children: ReactNode
  /** Another way, below the buttons. */
  readonly after?: ReactNode
}

/** The frame of the forms for accounts. Until its code is there, nothing can be sent: the browser would send it as it is. */
export function CredentialsForm({ form, place, submitText, waitingText, isQuiet, children, after }: CredentialsFormProps) {
  const isLive = useIsLive()
  const { isWaiting } = form
  const submit = (
    <button className={isQuiet ? BUTTON_QUIET : BUTTON} type="submit" disabled={!isLive} aria-disabled={isWaiting}>
      {isWaiting ? waitingText : submitText}
    </button>
  )
  return (
    <form
      className={place.className}
      method="post"
      noValidate
      aria-busy={isWaiting}
      onSubmit={form.onSubmit}
      onInput={form.onInput}
    >
      {children}
      {place.failure === undefined ? null : (
        <p className="log-in-failure" role="alert">
          {place.failure}
        </p>
      )}
      {place.answers ? (
        <div className={ANSWERS}>
          {place.answers}
          {submit}
        </div>
      ) : (
        submit
      )}
      {after}
    </form>
  )
}
