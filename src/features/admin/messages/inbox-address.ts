import { atom } from 'nanostores'

/** What the list shows; empty is everything. */
export type InboxFilters = {
  readonly q: string
  readonly kind: string
  /** How far administrators are with it. */
  readonly state: string
  /** How its mails fare. */
  readonly mails: string
  /** Days, `yyyy-mm-dd`. */
  readonly from: string
  readonly to: string
}

export const NO_FILTERS: InboxFilters = { q: '', kind: '', state: '', mails: '', from: '', to: '' }

/** A place in the inbox. The address says all of it, so that it can be kept, sent and gone back to. */
export type InboxPlace = { readonly filters: InboxFilters; readonly messageId: number | null }

const FILTERS = ['q', 'kind', 'state', 'mails', 'from', 'to'] as const
const MESSAGE = 'message'

/** The place that an address's query names; what is wrong in it is as if it were not there. */
export function placeOf(search: string): InboxPlace {
  const query = new URLSearchParams(search)
  const [q = '', kind = '', state = '', mails = '', from = '', to = ''] = FILTERS.map(name => query.get(name) ?? '')
  const id = query.get(MESSAGE) ?? ''
  return { filters: { q, kind, state, mails, from, to }, messageId: /^[1-9]\d{0,9}$/.test(id) ? Number(id) : null }
}

/** The filters that are set, as the API and the address have them. */
export function filterQuery(filters: InboxFilters): URLSearchParams {
  return new URLSearchParams(FILTERS.flatMap(name => (filters[name] === '' ? [] : [[name, filters[name]]])))
}

/** For links to a place. */
export function placeAddress({ filters, messageId }: InboxPlace): string {
  const query = filterQuery(filters)
  if (messageId !== null) query.set(MESSAGE, String(messageId))
  const text = query.toString()
  return text === '' ? location.pathname : `?${text}`
}

export const $place = atom<InboxPlace>(placeOf(location.search))
addEventListener('popstate', () => $place.set(placeOf(location.search)))

/** Goes there; a message is a step one can go back from, a filter is not. */
export function goTo(place: InboxPlace): void {
  const isStep = place.messageId !== $place.get().messageId
  history[isStep ? 'pushState' : 'replaceState'](null, '', placeAddress(place))
  $place.set(place)
}
