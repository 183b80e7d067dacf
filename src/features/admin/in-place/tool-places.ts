import type { EditTarget } from './edit-targets.ts'

/** Below the list's heading. */
export function placeForList(host: HTMLElement, place: HTMLElement): void {
  const heading = host.querySelector('.page-heading')
  const title = host.querySelector('h2')
  if (heading) heading.append(place)
  else if (title) title.after(place)
  else host.append(place)
}

/** A gear in the thing itself; a button above a text, below a quotation, at the end of a post's heading. */
export function placeForEditing(host: HTMLElement, { text }: EditTarget, place: HTMLElement): void {
  const heading = text === null ? null : host.querySelector(':scope > .page-heading')
  if (heading) heading.append(place)
  else if (text !== null && host.matches('.rich-text')) host.prepend(place)
  else host.append(place)
}
