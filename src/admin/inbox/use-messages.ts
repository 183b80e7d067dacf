import { useEffect } from 'react'
import { queryClient } from '../server-state/ServerState.tsx'
import { usePagedList } from '../server-state/use-paged-list.ts'
import { filterQuery, type InboxFilters } from './inbox-address.ts'
import { readMessages } from './inbox.api.ts'

export type LoadedList = ReturnType<typeof useMessages>

const MESSAGES_KEY = 'messages'

/** Loads the lists of messages again, unless a request is under way: the administrator may have asked for the next part. */
export const refreshLists = () => void queryClient.invalidateQueries({ queryKey: [MESSAGES_KEY] }, { cancelRefetch: false })

/** Loads the list on the page again after a write. Cancels a request under way, whose answer may be older than the write. */
export const invalidateLists = () => void queryClient.invalidateQueries({ queryKey: [MESSAGES_KEY] })

/** Forgets the lists that are not on the page, as after a deletion: what is gone is not shown again. */
export const forgetLists = () => queryClient.removeQueries({ queryKey: [MESSAGES_KEY], type: 'inactive' })

/**
 * Reads the list under the filters, with all loaded parts as one. It loads again on a return to the tab, and when a later part
 * counts another number of messages than the first one.
 * @param isShown false while a message of the list is open: the parts are only kept, for the way back
 */
export function useMessages(filters: InboxFilters, isShown = true) {
  const query = filterQuery(filters).toString()
  const { parts, ...rest } = usePagedList({
    queryKey: [MESSAGES_KEY, query],
    queryFn: ({ pageParam, signal }) => readMessages(query, { cursor: pageParam, signal }),
    refetchOnWindowFocus: true,
    enabled: isShown,
  })
  const last = parts.at(-1)
  const isOutdated = parts[0]?.total !== last?.total
  useEffect(() => {
    if (isOutdated) refreshLists()
  }, [isOutdated])
  return { ...rest, list: last ? { ...last, messages: parts.flatMap(({ messages }) => messages) } : null }
}
