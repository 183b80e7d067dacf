import { useEffect, useState } from 'react'
import type { MessagePage } from '../../../../server/messages/inbox.schemas.ts'
import { readMessages } from './inbox.api.ts'
import { filterQuery, type InboxFilters } from './inbox-address.ts'

type Loaded = { readonly request: string; readonly page: MessagePage | null; readonly error: unknown }

type MessageList = {
  readonly page: MessagePage | null
  readonly error: unknown
  readonly isWaiting: boolean
  /** Adds the next, older part. */
  more(): void
  reload(): void
}

/** The list that the filters ask for; the one before stays until the new one is there. */
export function useMessages(filters: InboxFilters): MessageList {
  const [turn, setTurn] = useState(0)
  const [loaded, setLoaded] = useState<Loaded>({ request: '', page: null, error: null })
  const [isLoadingMore, setLoadingMore] = useState(false)
  const query = filterQuery(filters).toString()
  const request = `${turn} ${query}`

  useEffect(() => {
    let isCurrent = true
    readMessages(query, null).then(
      page => isCurrent && setLoaded({ request, page, error: null }),
      (error: unknown) => isCurrent && setLoaded(before => ({ ...before, request, error })),
    )
    return () => {
      isCurrent = false
    }
  }, [query, request])

  // Somebody who comes back to the tab wants to see what came in.
  useEffect(() => {
    const onReturn = () => document.visibilityState === 'visible' && setTurn(last => last + 1)
    document.addEventListener('visibilitychange', onReturn)
    return () => document.removeEventListener('visibilitychange', onReturn)
  }, [])

  const isWaiting = loaded.request !== request || isLoadingMore
  const more = async () => {
    const { page } = loaded
    if (page === null || page.next_cursor === null || isWaiting) return
    setLoadingMore(true)
    try {
      const older = await readMessages(query, page.next_cursor)
      setLoaded({ request, page: { ...older, messages: [...page.messages, ...older.messages] }, error: null })
    } catch (error) {
      setLoaded({ ...loaded, error })
    } finally {
      setLoadingMore(false)
    }
  }
  return {
    page: loaded.page,
    error: loaded.error,
    isWaiting,
    more: () => void more(),
    reload: () => setTurn(last => last + 1),
  }
}
