import { atom } from 'nanostores'
import { MESSAGE_KINDS } from '#common/message-rules.ts'
import { MAILS_STATES, MESSAGE_STATES } from '#server/inbox/inbox.schemas.ts'

/** `q` is searched text, `kind` and `state` are the message's, `mails` its mails'; `from` and `to` are days (`yyyy-mm-dd`). */
const FILTERS = ['q', 'kind', 'state', 'mails', 'from', 'to'] as const

/** The list's filters; an empty one filters nothing. */
export type InboxFilters = Readonly<Record<(typeof FILTERS)[number], string>>

/** A place in the inbox. The address has all of it, so that administrators can bookmark it, send it and go back to it. */
export type InboxPlace = { readonly filters: InboxFilters; readonly messageId: number | null }

const MESSAGE = 'message'

/** The place in an address's query; invalid parts count as missing. */
export function placeOf(search: string): InboxPlace {
  const query = new URLSearchParams(search)
  const id = query.get(MESSAGE) ?? ''
  return { filters: filtersOf(query), messageId: /^[1-9]\d{0,9}$/.test(id) ? Number(id) : null }
}

const among = (values: readonly string[]) => (value: string) => values.includes(value)

/** What the API takes; it answers another value with an error, which the address would keep. */
const isValid: Readonly<Record<(typeof FILTERS)[number], (value: string) => boolean>> = {
  q: value => value.length <= 200 && !value.includes('\0'),
  kind: among(MESSAGE_KINDS),
  state: among(MESSAGE_STATES),
  mails: among(MAILS_STATES),
  from: isDay,
  to: isDay,
}

function isDay(value: string): boolean {
  const time = Date.parse(value)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value) && /^(?!0000)\d{4}-\d\d-\d\d$/.test(value)
}

function filtersOf(query: URLSearchParams): InboxFilters {
  const valueOf = (name: (typeof FILTERS)[number]) => {
    const value = query.get(name) ?? ''
    return isValid[name](value) ? value : ''
  }
  return Object.fromEntries(FILTERS.map(name => [name, valueOf(name)])) as InboxFilters
}

export const NO_FILTERS = filtersOf(new URLSearchParams())

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
