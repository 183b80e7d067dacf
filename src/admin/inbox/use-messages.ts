import { useEffect } from 'react'
import { queryClient } from '../server-state/ServerState.tsx'
import { usePagedList } from '../server-state/use-paged-list.ts'
import { filterQuery, type InboxFilters } from './inbox-address.ts'
import { readMessages } from './inbox.api.ts'

export type LoadedList = ReturnType<typeof useMessages>

const MESSAGES = 'messages'

export const readAgain = () => void queryClient.invalidateQueries({ queryKey: [MESSAGES] })

/**
 * The list under the filters, all loaded parts as one. A return to the tab loads it again, and so does a part that counts
 * other messages than the first.
 */
export function useMessages(filters: InboxFilters) {
  const query = filterQuery(filters).toString()
  const { parts, ...rest } = usePagedList({
    queryKey: [MESSAGES, query],
    queryFn: ({ pageParam, signal }) => readMessages(query, { cursor: pageParam, signal }),
    refetchOnWindowFocus: true,
  })
  const last = parts.at(-1)
  const isOutdated = parts[0]?.total !== last?.total
  useEffect(() => {
    if (isOutdated) readAgain()
  }, [isOutdated])
  return { ...rest, list: last ? { ...last, messages: parts.flatMap(({ messages }) => messages) } : null }
}
