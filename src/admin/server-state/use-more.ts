import { useEffect, useRef } from 'react'

/** What {@link useMore} has to know of a list. */
type List = {
  /** How many rows the page shows. */
  readonly count: number
  readonly isWaiting: boolean
  /** Loads the next part. */
  readonly loadMore: () => void
}

/**
 * Adds the next part of a list. When the pressed button disappears, after the last part or after a failure that is over, its
 * focus goes to the first element in the first added row that can have it.
 * @returns `rows` is the ref of the list's element; `loadMore` loads the next part, and moves the focus
 */
export function useMore({ count, isWaiting, loadMore }: List) {
  const rows = useRef<HTMLUListElement>(null)
  /** The index of the first row of the part that is on its way. */
  const firstAdded = useRef<number | null>(null)
  useEffect(() => {
    if (firstAdded.current === null || isWaiting) return
    const row = rows.current?.children[firstAdded.current]
    // After a failure the row is still missing.
    if (!row) return
    firstAdded.current = null
    if (document.activeElement === document.body) row.querySelector<HTMLElement>('a, button, [tabindex]')?.focus()
  }, [isWaiting])
  return {
    rows,
    loadMore() {
      firstAdded.current = count
      loadMore()
    },
  }
}
