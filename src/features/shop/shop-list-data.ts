import type { ListPlace } from '../search/ListNote.tsx'

/** What a page tells its shop list: where it is, and what it was built with. */
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
