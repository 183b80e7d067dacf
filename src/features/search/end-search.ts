import type { SubmitEvent } from 'react'

/**
 * Ends a search that the visitor sends off. Each letter has searched already, so nothing is sent. On a touch screen the field
 * loses the focus, and the keyboard disappears, which covers what was found. A visitor with a real keyboard goes on typing.
 */
export function endSearch(event: SubmitEvent<HTMLFormElement>): void {
  event.preventDefault()
  const field = document.activeElement
  if (field instanceof HTMLElement && matchMedia('(pointer: coarse)').matches) field.blur()
}
