import type { SubmitEvent } from 'react'

/**
 * Ends a search that the visitor sends off. Each letter has searched already, so nothing is sent. Under fingers the keyboard goes,
 * which covers what was found; who has keys goes on typing.
 */
export function endSearch(event: SubmitEvent<HTMLFormElement>): void {
  event.preventDefault()
  const field = document.activeElement
  if (field instanceof HTMLElement && matchMedia('(pointer: coarse)').matches) field.blur()
}
