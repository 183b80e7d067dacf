import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import type { MessagePage } from '../../../../server/messages/inbox.schemas.ts'
import { readMessages } from './inbox.api.ts'
import { filterQuery, type InboxFilters } from './inbox-address.ts'

type MessageList = {
  /** All parts that were read, as one. */
  readonly page: MessagePage | null
  readonly error: unknown
  readonly isWaiting: boolean
  /** Adds the next, older part. */
  more(): void
  reload(): void
}

/** The list that the filters ask for; the one before stays until the new one is there. Coming back to the tab asks anew. */
export function useMessages(filters: InboxFilters): MessageList {
  const query = filterQuery(filters).toString()
  const { data, error, isFetching, hasNextPage, fetchNextPage, refetch, isFetchNextPageError } = useInfiniteQuery({
    queryKey: ['messages', query],
    queryFn: ({ pageParam }) => readMessages(query, pageParam),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next_cursor: next }) => next,
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: true,
  })
  const last = data?.pages.at(-1)
  return {
    page: last ? { ...last, messages: data?.pages.flatMap(({ messages }) => messages) ?? [] } : null,
    error,
    isWaiting: isFetching,
    more: () => void (hasNextPage && !isFetching && fetchNextPage()),
    reload: () => void (isFetchNextPageError ? fetchNextPage() : refetch()),
  }
}
