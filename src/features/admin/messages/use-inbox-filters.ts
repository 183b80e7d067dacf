import { useRef, useState } from 'react'
import { $place, goTo, type InboxFilters, NO_FILTERS } from './inbox-address.ts'

const TYPING_PAUSE_MS = 300

/** The filters in the address; a search goes there once the typing pauses. */
export function useInboxFilters(filters: InboxFilters) {
  const [typed, setTyped] = useState(filters.q)
  const timer = useRef(0)
  const change = (part: Partial<InboxFilters>) => {
    clearTimeout(timer.current)
    const place = $place.get()
    if (place.messageId === null) goTo({ ...place, filters: { ...place.filters, ...part } })
  }
  const search = (q: string) => {
    setTyped(q)
    clearTimeout(timer.current)
    timer.current = window.setTimeout(() => change({ q }), TYPING_PAUSE_MS)
  }
  const clear = () => {
    setTyped('')
    change(NO_FILTERS)
  }
  return { typed, change, search, clear }
}
