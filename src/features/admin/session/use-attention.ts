import { useQuery } from '@tanstack/react-query'
import type { Attention } from '../../../../server/messages/inbox.schemas.ts'
import { readAttention } from '../api/attention.api.ts'
import { queryClient } from '../server-state/query-client.ts'

const ATTENTION = ['attention']

/**
 * What waits for administrators, asked anew when one comes back to the tab. Null until it is known; without an answer what was
 * known stays.
 */
export function useAttention(): Attention | null {
  const { data } = useQuery({ queryKey: ATTENTION, queryFn: readAttention, refetchOnWindowFocus: true })
  return data ?? null
}

/** For whatever reads, handles or deletes messages, or tries their mails again: what waits is asked anew. */
export function attentionChanged(): void {
  void queryClient.invalidateQueries({ queryKey: ATTENTION })
}
