import { useCallback, useEffect, useState } from 'react'
import { onLogout } from '../session/logout-event.ts'
import { type Account, readAccount } from './account.api.ts'

type State = { readonly account: Account | null; readonly error: unknown }

/** What the page shows; what was there stays until the new is. */
export function useAccount(): State & { reload(): Promise<void> } {
  const [state, setState] = useState<State>({ account: null, error: null })
  const reload = useCallback(
    () =>
      readAccount().then(
        account => setState({ account, error: null }),
        (error: unknown) => setState(before => ({ ...before, error })),
      ),
    [],
  )
  useEffect(() => {
    void reload()
    return onLogout(() => void reload())
  }, [reload])
  return { ...state, reload }
}
