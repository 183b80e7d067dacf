import { type ReactNode, useState } from 'react'
import { showToast } from '../../../ui/toast.ts'
import { useTexts } from '../language/use-texts.ts'
import { useLogInAgain } from '../login/use-log-in-again.tsx'
import { passkeyMessages } from '../login/passkey.messages.ts'
import { failureText } from './account-failure.ts'
import { accountTexts } from './account-texts.ts'
import { passkeyWriteFailure } from './passkey-write-failure.ts'
import { passkeysMessages } from './passkeys.messages.ts'

type Writes = { readonly write: (change: () => Promise<void>) => Promise<boolean>; readonly logInAgain: ReactNode }

/**
 * Runs one change of the account at a time; a failure is told, and the lists are read anew either way.
 * @returns `write` runs a change and resolves to whether it was made; `logInAgain` has its place in the section
 */
export function useWrite(onChanged: () => Promise<void>): Writes {
  const t = useTexts(accountTexts)
  const [passkeys, login] = [useTexts(passkeysMessages), useTexts(passkeyMessages)]
  const [isBusy, setBusy] = useState(false)
  const { withLogIn, logInAgain } = useLogInAgain()
  const write = async (change: () => Promise<void>) => {
    if (isBusy) return false
    setBusy(true)
    try {
      await withLogIn(change)
      return true
    } catch (error) {
      showToast(passkeyWriteFailure(error, passkeys, login) ?? failureText(t, error), 'error')
      return false
    } finally {
      await onChanged()
      setBusy(false)
    }
  }
  return { write, logInAgain }
}
