import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Attention } from '../../../../server/messages/inbox.schemas.ts'
import { readAttention } from '../api/attention.api.ts'
import { queryClient } from '../server-state/query-client.ts'
import { onMessagesChanged } from './messages-changed-event.ts'

const ATTENTION = ['attention']

/**
 * What waits for administrators, asked anew when one comes back to the tab, or changes it on this page. Null until it is
 * known; without an answer what was known stays.
 */
export function useAttention(): Attention | null {
  const { data } = useQuery({ queryKey: ATTENTION, queryFn: readAttention, refetchOnWindowFocus: true })
  useEffect(() => onMessagesChanged(() => void queryClient.invalidateQueries({ queryKey: ATTENTION })), [])
  return data ?? null
}

/** For the end of a session: the next administrator who logs in on this page waits for their own. */
export function forgetAttention(): void {
  queryClient.removeQueries({ queryKey: ATTENTION })
}
