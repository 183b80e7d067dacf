import { atom } from 'nanostores'

/** `q` is searched text, `kind` and `state` are the message's, `mails` its mails'; `from` and `to` are days (`yyyy-mm-dd`). */
const FILTERS = ['q', 'kind', 'state', 'mails', 'from', 'to'] as const

/** The list's filters; an empty one filters nothing. */
export type InboxFilters = Readonly<Record<(typeof FILTERS)[number], string>>

export const NO_FILTERS = filtersOf(new URLSearchParams())

/** A place in the inbox. The address has all of it, so that administrators can bookmark it, send it and go back to it. */
export type InboxPlace = { readonly filters: InboxFilters; readonly messageId: number | null }

const MESSAGE = 'message'

/** The place in an address's query; invalid parts count as missing. */
export function placeOf(search: string): InboxPlace {
  const query = new URLSearchParams(search)
  const id = query.get(MESSAGE) ?? ''
  return { filters: filtersOf(query), messageId: /^[1-9]\d{0,9}$/.test(id) ? Number(id) : null }
}

function filtersOf(query: URLSearchParams): InboxFilters {
  return Object.fromEntries(FILTERS.map(name => [name, query.get(name) ?? ''])) as InboxFilters
}

/** The active filters, as the API and the address have them. */
export function filterQuery(filters: InboxFilters): URLSearchParams {
  return new URLSearchParams(FILTERS.flatMap(name => (filters[name] === '' ? [] : [[name, filters[name]]])))
}

/** The address of a place, for links. */
export function placeAddress({ filters, messageId }: InboxPlace): string {
  const query = filterQuery(filters)
  if (messageId !== null) query.set(MESSAGE, String(messageId))
  const text = query.toString()
  return text === '' ? location.pathname : `?${text}`
}

export const $place = atom<InboxPlace>(placeOf(location.search))
addEventListener('popstate', () => $place.set(placeOf(location.search)))

/** Goes there. A message becomes a step of the browser's history, a filter does not. */
export function goTo(place: InboxPlace): void {
  const isStep = place.messageId !== $place.get().messageId
  history[isStep ? 'pushState' : 'replaceState'](null, '', placeAddress(place))
  $place.set(place)
}
