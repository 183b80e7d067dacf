import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useRef } from 'react'
import { showToast } from '../../../ui/toast.ts'
import { isLoggedOut } from '../api/api-client.ts'
import { useTexts } from '../language/use-texts.ts'
import { loadingMessages } from '../loading/loading.i18n.ts'
import { useLogInAgain } from '../login/use-log-in-again.tsx'

type Writes = {
  readonly isBusy: boolean
  /** Has its place in what the component draws, outside any form. */
  readonly logInAgain: ReactNode
  /** @returns whether it was done; also false while another write is under way */
  readonly write: (act: () => Promise<void>) => Promise<boolean>
}

/**
 * Runs one write at a time, again after a log-in where the session has ended; a toast says what did not work.
 * @param failureText the words for a failure; null for one that is told elsewhere
 */
export function useWrite(failureText: (error: unknown) => string | null): Writes {
  const { loggedOut } = useTexts(loadingMessages)
  const { withLogIn, logInAgain } = useLogInAgain()
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (act: () => Promise<void>) => withLogIn(act),
    onError: error => {
      const text = isLoggedOut(error) ? loggedOut : failureText(error)
      if (text !== null) showToast(text, 'error')
    },
  })
  // A second press may come before React has drawn what the first one began.
  const isWriting = useRef(false)
  const write = async (act: () => Promise<void>) => {
    if (isWriting.current) return false
    isWriting.current = true
    return mutateAsync(act)
      .then(
        () => true,
        () => false,
      )
      .finally(() => (isWriting.current = false))
  }
  return { isBusy: isPending, logInAgain, write }
}
