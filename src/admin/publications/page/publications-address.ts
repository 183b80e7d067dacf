import { atom } from 'nanostores'
import { rowId } from '#common/row-id.ts'
import {
  CONTENT_ENTITIES,
  type ContentEntity,
  PUBLICATION_STATES,
  type PublicationState,
} from '#server/publication-queue/publication.schemas.ts'
import { queryOf } from '../../../features/search/list-state.ts'

/** The page's content: the list with its filters, or one publication. The address has all of it. */
export type PublicationsPlace = {
  readonly state: PublicationState | undefined
  readonly entity: ContentEntity | undefined
  /** The id of the one publication; undefined for the list. */
  readonly only: number | undefined
}

/** The list without a filter. */
export const EVERYTHING: PublicationsPlace = { state: undefined, entity: undefined, only: undefined }

/** The place in an address; invalid parts count as missing. */
function placeOf(search: string): PublicationsPlace {
  const query = new URLSearchParams(search)
  return {
    state: PUBLICATION_STATES.find(state => state === query.get('state')),
    entity: CONTENT_ENTITIES.find(entity => entity === query.get('kind')),
    only: rowId(query.get('publication') ?? '') ?? undefined,
  }
}

/** The query of a place's address, with `?`; empty for everything. */
export function placeQuery({ state, entity, only }: PublicationsPlace): string {
  const query = new URLSearchParams()
  if (state) query.set('state', state)
  if (entity) query.set('kind', entity)
  if (only) query.set('publication', String(only))
  return queryOf(query)
}

/** The place in this page's address. */
export const $place = atom<PublicationsPlace>(placeOf(location.search))
addEventListener('popstate', () => $place.set(placeOf(location.search)))

/** Goes there. One publication becomes a step of the browser's history, a filter does not. */
export function goTo(place: PublicationsPlace): void {
  const isStep = place.only !== $place.get().only
  history[isStep ? 'pushState' : 'replaceState'](null, '', location.pathname + placeQuery(place))
  $place.set(place)
}
