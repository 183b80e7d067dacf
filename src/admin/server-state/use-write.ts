import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useRef } from 'react'
import { isLoggedOut, isProblem } from '../api/api-client.ts'
import { useTexts } from '../language/use-texts.ts'
import { loadingMessages } from '../loading/loading.i18n.ts'
import { useLogInAgain } from '../login/use-log-in-again.tsx'
import { showOwnToast } from '../ui/own-toast.ts'

type Writes = {
  readonly isBusy: boolean
  /** Draw it in the component, outside any form. */
  readonly logInAgain: ReactNode
  /** Does nothing while another write is under way. */
  readonly write: (act: () => Promise<void>) => void
}

/**
 * Runs one write at a time. When the session has ended, or the write wants a recent log-in, it runs again after one. A toast
 * reports a failure.
 * @param failureText the words for a failure; null for one that the caller reports
 */
export function useWrite(failureText: (error: unknown) => string | null): Writes {
  const { loggedOut } = useTexts(loadingMessages)
  const { withLogIn, logInAgain } = useLogInAgain()
  // A second press may come before React has drawn the effect of the first one.
  const isWriting = useRef(false)
  const { mutate, isPending } = useMutation({
    mutationFn: (act: () => Promise<void>) => withLogIn(act),
    onError: error => {
      // An administrator who does not confirm stays logged in, and knows why nothing happened.
      if (isProblem(error, 'LOGIN_NOT_RECENT')) return
      const text = isLoggedOut(error) ? loggedOut : failureText(error)
      if (text !== null) showOwnToast(text, 'error')
    },
    onSettled() {
      isWriting.current = false
    },
  })
  const write = (act: () => Promise<void>) => {
    if (isWriting.current) return
    isWriting.current = true
    mutate(act)
  }
  return { isBusy: isPending, logInAgain, write }
}
