import type { Found } from '../search/found-text.ts'
import { soughtWords } from '../search/sought-words.ts'
import type { ListedProduct } from './listed-product.ts'
import { findProducts, readProductCards } from './published-products.ts'
import type { ShopState } from './shop-state.ts'

/** One row of the widest list. */
const NEAREST = 4

/** One page of what the shop has for a state. */
export type ShopPage = {
  readonly products: readonly ListedProduct[]
  /** Products on all pages. */
  readonly found: Found
  /** The page shown: the last one when there are fewer than asked for. */
  readonly page: number
  readonly pages: number
}

/**
 * Where nothing is found, the page shows what comes nearest.
 * @param categoryId null: of the whole shop
 * @throws Error when the index cannot be read
 */
export async function findShopPage(categoryId: number | null, state: ShopState): Promise<ShopPage> {
  const { query, sort, perPage } = state
  const { exact, similar, nearest } = await findProducts({ categoryId, words: soughtWords(query), sort, nearest: NEAREST })
  const ids = [...exact, ...similar]
  const pages = Math.max(1, Math.ceil(ids.length / perPage))
  const page = Math.min(state.page, pages)
  const shown = ids.length === 0 ? nearest : ids.slice((page - 1) * perPage, page * perPage)
  return { products: await readProductCards(shown), found: { exact: exact.length, similar: similar.length }, page, pages }
}
