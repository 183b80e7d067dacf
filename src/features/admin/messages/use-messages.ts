import { useEffect, useState } from 'react'
import type { MessagePage } from '../../../../server/messages/inbox.schemas.ts'
import { readMessages } from './inbox.api.ts'
import { filterQuery, type InboxFilters } from './inbox-address.ts'

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
  const [page, setPage] = useState<MessagePage | null>(null)
  const [error, setError] = useState<unknown>(null)
  const [isWaiting, setWaiting] = useState(true)
  const [turn, setTurn] = useState(0)
  const query = filterQuery(filters).toString()

  useEffect(() => {
    let isCurrent = true
    setWaiting(true)
    readMessages(filters, null)
      .then(
        loaded => {
          if (!isCurrent) return
          setPage(loaded)
          setError(null)
        },
        (failure: unknown) => isCurrent && setError(failure),
      )
      .finally(() => isCurrent && setWaiting(false))
    return () => {
      isCurrent = false
    }
    // `query` says what `filters` hold.
  }, [query, turn])

  // Somebody who comes back to the tab wants to see what came in.
  useEffect(() => {
    const onReturn = () => document.visibilityState === 'visible' && setTurn(last => last + 1)
    document.addEventListener('visibilitychange', onReturn)
    return () => document.removeEventListener('visibilitychange', onReturn)
  }, [])

  const more = () => {
    if (page === null || page.next_cursor === null || isWaiting) return
    setWaiting(true)
    readMessages(filters, page.next_cursor)
      .then(older => setPage({ ...older, messages: [...page.messages, ...older.messages] }), setError)
      .finally(() => setWaiting(false))
  }
  return { page, error, isWaiting, more, reload: () => setTurn(last => last + 1) }
}
