import { type ReactNode, useRef, useState } from 'react'
import { ApiProblem, isLoggedOut } from '../api/api-client.ts'
import { LazyDialog, LogInDialog } from '../loading/LazyDialog.tsx'
import type { LogInReason } from './LogInDialog.tsx'

/**
 * Runs a write. Where the session has ended, or the write wants a log-in of a moment ago, it is run again as soon as somebody
 * has logged in in the dialog. Rejects as the write does; with that refusal when the dialog is closed without a log-in.
 */
export type WithLogIn = <Result>(write: () => Promise<Result>) => Promise<Result>

/**
 * For writes of which nothing is done where they are refused.
 * @returns `logInAgain` stands inside the dialog that the write is asked for in, if there is one, and outside any form:
 *   what is submitted in it would be submitted there, too
 */
export function useLogInAgain(): { readonly withLogIn: WithLogIn; readonly logInAgain: ReactNode } {
  const [reason, setReason] = useState<LogInReason | null>(null)
  // One log-in is enough for all the writes that wait for it.
  const asked = useRef<PromiseWithResolvers<boolean> | null>(null)
  const ask = (because: LogInReason) => {
    asked.current ??= Promise.withResolvers<boolean>()
    setReason(because)
    return asked.current.promise
  }
  const answer = (isLoggedIn: boolean) => {
    setReason(null)
    asked.current?.resolve(isLoggedIn)
    asked.current = null
  }
  const withLogIn: WithLogIn = async write => {
    try {
      return await write()
    } catch (error) {
      if (!isLoggedOut(error) || !(await ask(reasonOf(error)))) throw error
      return withLogIn(write)
    }
  }
  const logInAgain = reason ? (
    <LazyDialog onMissing={() => answer(false)}>
      <LogInDialog reason={reason} onClose={() => answer(false)} onLoggedIn={() => answer(true)} />
    </LazyDialog>
  ) : null
  return { withLogIn, logInAgain }
}

function reasonOf(error: unknown): LogInReason {
  return error instanceof ApiProblem && error.problem.code === 'LOGIN_NOT_RECENT' ? 'not-recent' : 'ended'
}
