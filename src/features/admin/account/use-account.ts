import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { onLogout } from '../session/logout-event.ts'
import { readAccount } from './account.api.ts'

/** Under this key all islands of the page share one {@link Account}. */
export const ACCOUNT_KEY = ['account'] as const

/** What the page shows; what was there stays until the new is. */
export function useAccount() {
  const { data, error, refetch } = useQuery({ queryKey: ACCOUNT_KEY, queryFn: readAccount })
  useEffect(() => onLogout(() => void refetch()), [refetch])
  return { account: data ?? null, error, reload: refetch }
}
