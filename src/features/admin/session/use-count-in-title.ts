import { useEffect } from 'react'
import type { Attention } from '../../../../server/messages/inbox.schemas.ts'

const COUNT = /^\(\d+\) /

/** Tells by the tab of an administrators' page how many messages are unread. */
export function useCountInTitle(attention: Attention | null): void {
  useEffect(() => {
    if (attention === null || document.querySelector('[data-admin-page]') === null) return
    const title = document.title.replace(COUNT, '')
    document.title = attention.unread > 0 ? `(${attention.unread}) ${title}` : title
    return () => {
      document.title = document.title.replace(COUNT, '')
    }
  }, [attention])
}
