import { type ReactNode, useRef, useState } from 'react'
import { isLoggedOut, isProblem } from '../api/api-client.ts'
import { LazyDialog, lazyPart } from '../loading/lazy-parts.tsx'
import type { LogInDialogProps, LogInReason } from './LogInDialog.tsx'

const LogInDialog = lazyPart(async () => (await import('./LogInDialog.tsx')).LogInDialog)

/** The log-in dialog, on pages that fetch its script when they are idle. */
export function LogInAgain(props: LogInDialogProps) {
  return (
    <LazyDialog onMissing={props.onClose}>
      <LogInDialog {...props} />
    </LazyDialog>
  )
}

/**
 * Runs a write. Where the session has ended, or the write wants a recent log-in, it runs again after the administrator logged
 * in in the dialog. Rejects as the write does; with the refusal when the administrator closes the dialog.
 */
export type WithLogIn = <Result>(write: () => Promise<Result>) => Promise<Result>

/**
 * Lets a component log in for its writes. They have to change nothing when the server refuses them, as they run again.
 * @returns `withLogIn` as {@link WithLogIn} says; `logInAgain` is the dialog: draw it inside the dialog that starts the write, if
 *   there is one, and outside any form, which its own form would submit, too
 */
export function useLogInAgain(): { readonly withLogIn: WithLogIn; readonly logInAgain: ReactNode } {
  const [reason, setReason] = useState<LogInReason | null>(null)
  // One log-in serves all the writes that wait for it.
  const waiting = useRef<((isLoggedIn: boolean) => void)[]>([])
  /** Opens the dialog. @returns whether the administrator has logged in */
  const ask = (because: LogInReason) => {
    setReason(because)
    return new Promise<boolean>(resolve => waiting.current.push(resolve))
  }
  /** Closes the dialog, and tells every waiting write how it ended. */
  const answer = (isLoggedIn: boolean) => {
    setReason(null)
    for (const goOn of waiting.current.splice(0)) goOn(isLoggedIn)
  }
  const withLogIn: WithLogIn = async write => {
    try {
      return await write()
    } catch (error) {
      // LOGIN_NOT_RECENT has the status 401, too.
      if (!isLoggedOut(error) || !(await ask(isProblem(error, 'LOGIN_NOT_RECENT') ? 'not-recent' : 'ended'))) throw error
      return withLogIn(write)
    }
  }
  const logInAgain = reason ? <LogInAgain reason={reason} onClose={() => answer(false)} onLoggedIn={() => answer(true)} /> : null
  return { withLogIn, logInAgain }
}
