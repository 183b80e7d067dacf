import type { ListPlace } from '../search/FoundList.tsx'
import { type ListState, listState, queryOf } from '../search/list-state.ts'

export const SORTS = ['default', 'price-asc', 'price-desc'] as const
export type Sort = (typeof SORTS)[number]

/** The shop's page sizes; the first is the default (specification §9). */
export const PAGE_SIZES = [10, 16, 20] as const

export type ShopState = ListState & { readonly sort: Sort; readonly perPage: number }

export const INITIAL_SHOP_STATE: ShopState = { query: '', page: 1, sort: 'default', perPage: PAGE_SIZES[0] }

/** The state in an address's query; invalid parts get the default. */
export function shopState(parameters: URLSearchParams): ShopState {
  return { ...listState(parameters), sort: sortOf(parameters.get('sort')), perPage: pageSizeOf(parameters.get('per')) }
}

export function sortOf(value: string | null): Sort {
  return SORTS.find(sort => sort === value) ?? INITIAL_SHOP_STATE.sort
}

export function pageSizeOf(value: string | null): number {
  return PAGE_SIZES.find(size => String(size) === value) ?? INITIAL_SHOP_STATE.perPage
}

/** The address's query of a state, without defaults. Empty, or beginning with `?`. */
export function shopSearch({ query, page, sort, perPage }: ShopState): string {
  const parameters = new URLSearchParams()
  if (query.trim() !== '') parameters.set('q', query)
  if (sort !== INITIAL_SHOP_STATE.sort) parameters.set('sort', sort)
  if (perPage !== INITIAL_SHOP_STATE.perPage) parameters.set('per', String(perPage))
  if (page > 1) parameters.set('page', String(page))
  return queryOf(parameters)
}

/** What a page tells its shop list: its place, and its built content. */
export type ShopListData = {
  /** Null: the whole shop. */
  readonly categoryId: number | null
  /** Of the list's first page. */
  readonly path: string
  /** The whole shop (`id` null) and then each category. */
  readonly places: readonly (ListPlace & { readonly id: number | null })[]
  /** Prebuilt cards. */
  readonly count: number
  /** Products in the whole list. */
  readonly total: number
}
