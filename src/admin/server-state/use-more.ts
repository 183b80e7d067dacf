import { useEffect, useRef } from 'react'

type List = {
  /** How many rows the page shows. */
  readonly count: number
  readonly isWaiting: boolean
  readonly more: () => void
}

/**
 * Adds the next part of a list. The pressed button is gone after the last one, and after a failure that is over: the focus
 * that it had goes to the first added row, to what there can have it.
 */
export function useMore({ count, isWaiting, more }: List) {
  const rows = useRef<HTMLUListElement>(null)
  const firstAdded = useRef<number | null>(null)
  useEffect(() => {
    if (firstAdded.current === null || isWaiting) return
    const row = rows.current?.children[firstAdded.current]
    // Still missing after a failure.
    if (!row) return
    firstAdded.current = null
    if (document.activeElement === document.body) row.querySelector<HTMLElement>('a, button, [tabindex]')?.focus()
  }, [isWaiting])
  return {
    rows,
    more() {
      firstAdded.current = count
      more()
    },
  }
}
