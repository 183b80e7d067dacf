import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'

/** A part says where the next, older one begins; null in the last one. */
type WithNext = { readonly next_cursor: string | null }

/** `pageParam` is the cursor of the part to read; null for the first part. */
type Request = { readonly pageParam: string | null; readonly signal: AbortSignal }

type PagedListOptions<Part> = {
  /** The list's name and its filters. */
  readonly queryKey: readonly unknown[]
  readonly queryFn: (request: Request) => Promise<Part>
  readonly refetchOnWindowFocus?: boolean
  /** False keeps what is loaded of the list, and reads nothing. */
  readonly enabled?: boolean
}

/** Reads a list that the API gives in parts, newest first. Under new filters the old list stays until the new one has arrived. */
export function usePagedList<Part extends WithNext>(options: PagedListOptions<Part>) {
  const { data, error, isFetching, hasNextPage, fetchNextPage, refetch, isFetchNextPageError } = useInfiniteQuery({
    ...options,
    initialPageParam: null as string | null,
    getNextPageParam: ({ next_cursor: next }) => next,
    placeholderData: keepPreviousData,
  })
  return {
    parts: data?.pages ?? [],
    error,
    isWaiting: isFetching,
    /** Whether the next part did not come, while the list itself did. */
    lacksPart: isFetchNextPageError,
    /** Adds the next part. */
    loadMore() {
      if (hasNextPage && !isFetching) void fetchNextPage()
    },
    /** Loads the list again, or the part that did not come. */
    reload() {
      if (isFetchNextPageError) void fetchNextPage()
      else void refetch()
    },
  }
}
