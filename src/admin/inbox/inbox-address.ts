import { atom } from 'nanostores'
import { SEARCH_TEXT_MAX_LENGTH } from '#common/field-limits.ts'
import { MESSAGE_KINDS } from '#common/message-rules.ts'
import { rowId } from '#common/row-id.ts'
import { MAILS_STATES, MESSAGE_STATES } from '#server/inbox/inbox.schemas.ts'

/** `q` is searched text, `kind` and `state` are the message's, `mails` its mails'; `from` and `to` are days (`yyyy-mm-dd`). */
const FILTERS = ['q', 'kind', 'state', 'mails', 'from', 'to'] as const

/** The list's filters; an empty one filters nothing. */
export type InboxFilters = Readonly<Record<(typeof FILTERS)[number], string>>

/** The last day that the API takes. */
export const LAST_DAY = '9999-12-31'

const IS_VALID: Readonly<Record<keyof InboxFilters, (value: string) => boolean>> = {
  q: text => text.length <= SEARCH_TEXT_MAX_LENGTH && !text.includes('\0'),
  kind: isOneOf(MESSAGE_KINDS),
  state: isOneOf(MESSAGE_STATES),
  mails: isOneOf(MAILS_STATES),
  from: isDay,
  to: isDay,
}

/** The filters of the whole list. */
export const NO_FILTERS = filtersOf(new URLSearchParams())

/**
 * A place in the inbox: the list, or one message. The address has all of it, so that administrators can bookmark it, send it
 * and go back to it.
 */
export type InboxPlace = { readonly filters: InboxFilters; readonly messageId: number | null }

const MESSAGE_PARAMETER = 'message'

/** The place in an address's query; invalid parts count as missing. */
export function placeOf(search: string): InboxPlace {
  const query = new URLSearchParams(search)
  return { filters: filtersOf(query), messageId: rowId(query.get(MESSAGE_PARAMETER) ?? '') }
}

function filtersOf(query: URLSearchParams): InboxFilters {
  const valid = FILTERS.map(name => {
    const value = query.get(name) ?? ''
    return [name, IS_VALID[name](value) ? value : '']
  })
  return Object.fromEntries(valid) as InboxFilters
}

function isOneOf(values: readonly string[]): (value: string) => boolean {
  return value => values.includes(value)
}

/** A day of the calendar, `yyyy-mm-dd`, of the years 0001 to 9999. */
function isDay(value: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(value) || value < '0001') return false
  const day = new Date(`${value}T00:00Z`)
  return Number.isFinite(day.getTime()) && day.toISOString().startsWith(value)
}

/** The query of the active filters, as the API and the address have them. */
export function filterQuery(filters: InboxFilters): URLSearchParams {
  return new URLSearchParams(FILTERS.flatMap(name => (filters[name] === '' ? [] : [[name, filters[name]]])))
}

/** The address of a place, for links. */
export function placeAddress({ filters, messageId }: InboxPlace): string {
  const query = filterQuery(filters)
  if (messageId !== null) query.set(MESSAGE_PARAMETER, String(messageId))
  const text = query.toString()
  return text === '' ? location.pathname : `?${text}`
}

/** The place in this page's address. */
export const $place = atom<InboxPlace>(placeOf(location.search))
addEventListener('popstate', () => $place.set(placeOf(location.search)))

/** Goes there. A message becomes a step of the browser's history, a filter does not. */
export function goTo(place: InboxPlace): void {
  const isStep = place.messageId !== $place.get().messageId
  history[isStep ? 'pushState' : 'replaceState'](null, '', placeAddress(place))
  $place.set(place)
}
