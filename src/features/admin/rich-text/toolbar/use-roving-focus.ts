import { type FocusEvent, type KeyboardEvent, useState } from 'react'

/**
 * One stop of the Tab key for many buttons: the arrow keys, Home and End move among them
 * (https://www.w3.org/WAI/ARIA/apg/patterns/toolbar/).
 */
export function useRovingFocus(count: number) {
  const [current, setCurrent] = useState(0)
  return {
    tabIndexOf: (index: number) => (index === current ? 0 : -1),
    onFocus(event: FocusEvent<HTMLElement>) {
      const index = buttonsOf(event.currentTarget).indexOf(event.target as HTMLElement)
      if (index !== -1) setCurrent(index)
    },
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const next = nextIndex(event.key, current, count)
      if (next === null || event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      buttonsOf(event.currentTarget)[next]?.focus()
    },
  }
}

const buttonsOf = (toolbar: HTMLElement) => [...toolbar.querySelectorAll<HTMLElement>('button')]

function nextIndex(key: string, current: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return (current + 1) % count
    case 'ArrowLeft':
    case 'ArrowUp':
      return (current + count - 1) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return null
  }
}
