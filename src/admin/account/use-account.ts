import { notifyManager, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useRef } from 'react'
import { isLoggedOut, NoAnswer } from '../api/api-client.ts'
import { useTexts } from '../language/use-texts.ts'
import { passkeyMessages } from '../login/passkey.i18n.ts'
import { useLogInAgain } from '../login/use-log-in-again.tsx'
import { showOwnToast } from '../ui/own-toast.ts'
import { accountFailureText } from './account-failure.ts'
import { readAccount } from './account.api.ts'
import { accountTexts } from './account.i18n.ts'
import { passkeysMessages } from './passkeys.i18n.ts'

const ACCOUNT_KEY = ['account'] as const

/** Reads what the account page shows. Old data stay until the new have arrived. */
export function useAccount() {
  const { data, error, refetch } = useQuery({ queryKey: ACCOUNT_KEY, queryFn: readAccount })
  return { account: data ?? null, error, reload: refetch }
}

type WriteOptions<Input, Result> = {
  /** Called when the server has made the change, and the page has read its data again or could not. */
  readonly onDone?: (result: Result, input: Input) => void
  /** @returns whether the caller has shown the failure itself, at a field */
  readonly onRefused?: (error: Error) => boolean
  /** What a toast says when no answer came, so that the server may have made the change. By default it says so in general. */
  readonly noAnswerText?: string
}

/**
 * Makes changes of one kind to the account, one after the other. Where the session has ended, a change follows after a log-in
 * over the page. After a change the page reads its data again. A toast says why a change failed.
 */
export function useAccountWrite<Result, Input = void>(
  change: (input: Input) => Promise<Result>,
  { onDone, onRefused, noAnswerText }: WriteOptions<Input, Result> = {},
) {
  const t = useTexts(accountTexts)
  const [passkeys, login] = [useTexts(passkeysMessages), useTexts(passkeyMessages)]
  const queries = useQueryClient()
  /** Resolves when the page has the new data, or could not read them. */
  const readAnew = () => queries.invalidateQueries({ queryKey: ACCOUNT_KEY })
  const { withLogIn, logInAgain } = useLogInAgain()
  const underWay = useRef(new Set<string>())
  const { mutate, isPending } = useMutation({
    scope: { id: useId() },
    mutationFn: (input: Input) => withLogIn(() => change(input)),
    async onSuccess(result, input) {
      await readAnew()
      onDone?.(result, input)
    },
    async onError(error) {
      if (onRefused?.(error)) return
      const unanswered = error instanceof NoAnswer ? noAnswerText : undefined
      showOwnToast(unanswered ?? accountFailureText(error, { account: t, passkeys, login }), 'error')
      // An administrator who closed the log-in dialog still sees the typed values.
      if (isLoggedOut(error)) return
      const section = document.activeElement?.closest('section')
      await readAnew()
      // After React has drawn the new data, perhaps without what had the focus.
      notifyManager.schedule(() => {
        if (document.activeElement === document.body) section?.querySelector('h2')?.focus()
      })
    },
    onSettled(_result, _error, input) {
      underWay.current.delete(JSON.stringify(input))
    },
  })
  return {
    /** Does nothing while the same change is under way. */
    write(input: Input) {
      const key = JSON.stringify(input)
      if (underWay.current.has(key)) return
      underWay.current.add(key)
      mutate(input)
    },
    isBusy: isPending,
    /** Draw it in the section, outside any form. */
    logInAgain,
  }
}
