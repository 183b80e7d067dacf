import type { ListPlace } from '../search/FoundList.tsx'
import { type ListState, listState, queryOf } from '../search/list-state.ts'

/** The orders of the shop's list; `default` is newest first, or best match first in a search. */
export const SORTS = ['default', 'price-asc', 'price-desc'] as const
export type Sort = (typeof SORTS)[number]

/** The shop's page sizes; the first is the default (specification §9). */
export const PAGE_SIZES = [10, 16, 20] as const

/** The state of the shop's list. `perPage` is one of PAGE_SIZES. */
export type ShopState = ListState & { readonly sort: Sort; readonly perPage: number }

export const INITIAL_SHOP_STATE: ShopState = { query: '', page: 1, sort: 'default', perPage: PAGE_SIZES[0] }

/** The state in an address's query. Invalid parts get their defaults. */
export function shopState(parameters: URLSearchParams): ShopState {
  return { ...listState(parameters), sort: sortOf(parameters.get('sort')), perPage: pageSizeOf(parameters.get('per')) }
}

/** The order with this name, or the default one. */
export function sortOf(value: string | null): Sort {
  return SORTS.find(sort => sort === value) ?? INITIAL_SHOP_STATE.sort
}

/** The page size of this text, or the default one. */
export function pageSizeOf(value: string | null): number {
  return PAGE_SIZES.find(size => String(size) === value) ?? INITIAL_SHOP_STATE.perPage
}

/** The query of a state's address, without defaults: empty, or beginning with `?`. */
export function shopSearch({ query, page, sort, perPage }: ShopState): string {
  const parameters = new URLSearchParams()
  if (query.trim() !== '') parameters.set('q', query)
  if (sort !== INITIAL_SHOP_STATE.sort) parameters.set('sort', sort)
  if (perPage !== INITIAL_SHOP_STATE.perPage) parameters.set('per', String(perPage))
  if (page > 1) parameters.set('page', String(page))
  return queryOf(parameters)
}

/** What a page tells the shop's list about itself. */
export type ShopListData = {
  /** The page's category, null for the whole shop. */
  readonly categoryId: number | null
  /** The path of the list's first page, with its language prefix. */
  readonly path: string
  /** The links to the whole shop (`id` null) and then to each category. */
  readonly places: readonly (ListPlace & { readonly id: number | null })[]
  /** Number of prebuilt cards. */
  readonly count: number
  /** Number of products in the whole list. */
  readonly total: number
}
