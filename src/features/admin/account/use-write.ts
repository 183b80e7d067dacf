import { useState } from 'react'
import { showToast } from '../../../ui/toast.ts'
import { useTexts } from '../language/use-texts.ts'
import { failureText } from './account-failure.ts'
import { accountTexts } from './account-texts.ts'

/**
 * Runs one change of the account at a time; a failure is told, and the lists are read anew either way.
 * @returns runs a change; resolves to whether it was made
 */
export function useWrite(onChanged: () => Promise<void>): (write: () => Promise<void>) => Promise<boolean> {
  const t = useTexts(accountTexts)
  const [isBusy, setBusy] = useState(false)
  return async write => {
    if (isBusy) return false
    setBusy(true)
    try {
      await write()
      return true
    } catch (error) {
      showToast(failureText(t, error), 'error')
      return false
    } finally {
      await onChanged()
      setBusy(false)
    }
  }
}
