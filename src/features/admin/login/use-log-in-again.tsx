import { type ReactNode, useRef, useState } from 'react'
import { logInDialog } from '../ahead/common-dialogs.ts'
import { DialogAhead } from '../ahead/DialogAhead.tsx'
import { isLoggedOut } from '../api/api-client.ts'

/**
 * Runs a write. Where the session has ended, the write is run again as soon as somebody has logged in in the dialog.
 * Rejects as the write does; with the refusal for the ended session when the dialog is closed without a log-in.
 */
export type WithLogIn = <Result>(write: () => Promise<Result>) => Promise<Result>

/**
 * For writes of which nothing is done where they are refused.
 * @returns `logInAgain` stands inside the dialog that the write is asked for in, if there is one, and outside any form:
 *   what is submitted in it would be submitted there, too
 */
export function useLogInAgain(): { readonly withLogIn: WithLogIn; readonly logInAgain: ReactNode } {
  const [isAsking, setAsking] = useState(false)
  // One log-in is enough for all the writes that wait for it.
  const asked = useRef<PromiseWithResolvers<boolean> | null>(null)
  const ask = () => {
    asked.current ??= Promise.withResolvers<boolean>()
    setAsking(true)
    return asked.current.promise
  }
  const answer = (isLoggedIn: boolean) => {
    setAsking(false)
    asked.current?.resolve(isLoggedIn)
    asked.current = null
  }
  const withLogIn: WithLogIn = async write => {
    try {
      return await write()
    } catch (error) {
      if (!isLoggedOut(error) || !(await ask())) throw error
      return withLogIn(write)
    }
  }
  const logInAgain = isAsking ? (
    <DialogAhead of={logInDialog} onMissing={() => answer(false)}>
      {LogInDialog => <LogInDialog onClose={() => answer(false)} onLoggedIn={() => answer(true)} />}
    </DialogAhead>
  ) : null
  return { withLogIn, logInAgain }
}
