import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { showToast } from '../../../ui/toast.ts'
import { isLoggedOut } from '../api/api-client.ts'
import { useTexts } from '../language/use-texts.ts'
import { passkeyMessages } from '../login/passkey.messages.ts'
import { useLogInAgain } from '../login/use-log-in-again.tsx'
import { failureText } from './account-failure.ts'
import { accountTexts } from './account-texts.ts'
import { passkeyWriteFailure } from './passkey-write-failure.ts'
import { passkeysMessages } from './passkeys.messages.ts'
import { ACCOUNT_KEY } from './use-account.ts'

type WriteOptions<Input, Result> = {
  /** The change is made, and the page shows it. */
  readonly onDone?: (result: Result, input: Input) => void
  /** @returns whether it told the failure itself, at a field */
  readonly onRefused?: (error: Error) => boolean
}

type AccountWrite<Input> = {
  /** Does nothing while a change is under way. */
  readonly write: (input: Input) => void
  readonly isBusy: boolean
  /** Has its place in the section, outside any form. */
  readonly logInAgain: ReactNode
}

/**
 * One kind of change of the account. Where the session ended, the change is made after a log-in over the page. What the page
 * shows is read anew; a failure is told in words.
 */
export function useAccountWrite<Result, Input = void>(
  change: (input: Input) => Promise<Result>,
  { onDone, onRefused }: WriteOptions<Input, Result> = {},
): AccountWrite<Input> {
  const t = useTexts(accountTexts)
  const [passkeys, login] = [useTexts(passkeysMessages), useTexts(passkeyMessages)]
  const queries = useQueryClient()
  const readAnew = () => queries.invalidateQueries({ queryKey: ACCOUNT_KEY })
  const { withLogIn, logInAgain } = useLogInAgain()
  const { mutate, isPending } = useMutation({
    mutationFn: (input: Input) => withLogIn(() => change(input)),
    async onSuccess(result, input) {
      await readAnew()
      onDone?.(result, input)
    },
    async onError(error) {
      if (onRefused?.(error)) return
      showToast(passkeyWriteFailure(error, passkeys, login) ?? failureText(t, error), 'error')
      // An administrator who closed the log-in still sees what was typed.
      if (!isLoggedOut(error)) await readAnew()
    },
  })
  const write = (input: Input) => {
    if (!isPending) mutate(input)
  }
  return { write, isBusy: isPending, logInAgain }
}
