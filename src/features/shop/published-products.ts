import { once } from '#common/once.ts'
import { SCRIPTS, type Script } from '../../i18n/script.ts'
import type { ListedProduct } from '../products/listed-product.ts'
import {
  decodeProducts,
  type ProductCategoriesFile,
  productCategoriesPath,
  type ProductCardsFile,
  productCardsPath,
  type ProductFactsFile,
  productFactsPath,
  type ProductIndex,
  productIndexPath,
  type ProductTitlesFile,
  productTitlesPath,
  type ProductWordsFile,
  productWordsPath,
} from '../products/product-index.ts'
import { type FoundItems, type FoundPage, pageOf } from '../search/found-page.ts'
import { oncePer, readJson, readJsonIfThere } from '../search/read-json.ts'
import { soughtWords } from '../search/sought-words.ts'
import { ProductSearch } from './product-search.ts'
import type { ShopState } from './shop-state.ts'

/** How many products to offer after a search without results: one row of the widest list. */
const NEAREST_COUNT = 4
/** With so few parts, a page downloads titles and words with the facts, so that the first letter typed waits for nothing. */
const MAX_PARTS_AT_ONCE = 1

const readIndex = once(() => readJson<ProductIndex>(productIndexPath))
const readCards = oncePer(async (path: string) => {
  const file = await readJsonIfThere<ProductCardsFile>(path)
  return file ? decodeProducts(file) : []
})

/**
 * Reads the parts that still exist. One may be gone hours after the browser read the index: all its products are deleted.
 * @throws Error when there are none, or no connection
 */
async function readParts<T>(paths: readonly string[]): Promise<T[]> {
  const files = await Promise.all(paths.map(path => readJsonIfThere<T>(path)))
  const found = files.filter(file => file !== null)
  if (found.length === 0 && paths[0] !== undefined) throw new Error(`${paths[0]}: 404`)
  return found
}

/** Makes the search, which then knows the products' facts. */
const loadSearch = once(async () => {
  const { parts } = await readIndex()
  return new ProductSearch(await readParts<ProductFactsFile>(parts.map(productFactsPath)))
})

const readTitles = once(async () => {
  const { parts } = await readIndex()
  return readParts<ProductTitlesFile>(parts.map(productTitlesPath))
})

const readCategories = once(() => readJson<ProductCategoriesFile>(productCategoriesPath))

/** Gives the search the titles and categories. @returns the same search */
const loadSearchWithTitles = once(async () => {
  const [search, titles, categories] = await Promise.all([loadSearch(), readTitles(), readCategories()])
  search.setTitles(titles, categories)
  return search
})

/** Gives the search the words of descriptions in one script. */
const addWords = oncePer(async (script: Script) => {
  const { wordParts } = await readIndex()
  const files = await readParts<ProductWordsFile>(wordParts.map(part => productWordsPath(script, part)))
  const search = await loadSearchWithTitles()
  search.setWords(script, files)
})

/**
 * Finds the page of products that a state asks for.
 * @param categoryId the category to look in; null for the whole shop
 * @throws Error when the browser cannot read the index
 */
export async function findShopPage(categoryId: number | null, state: ShopState): Promise<FoundPage<ListedProduct>> {
  const page = pageOf(await findProducts(categoryId, state), state.page, state.perPage)
  return { ...page, items: await readProductCards(page.items) }
}

/**
 * Finds ids of products: all of a list, or those that a search finds, or the nearest ones when it finds none. Reads only the
 * files that the answer needs, and words of descriptions only when titles and names find too little.
 * @throws Error when the browser cannot read the index
 */
async function findProducts(categoryId: number | null, { query, sort }: ShopState): Promise<FoundItems<number>> {
  const words = soughtWords(query)
  if (words.length === 0) return { exact: (await loadSearch()).list(categoryId, sort), similar: [], nearest: [] }
  const search = await loadSearchWithTitles()
  await Promise.all(search.scriptsNeeded(categoryId, words).map(addWords))
  const found = search.find(categoryId, words, sort)
  const isNothing = found.exact.length + found.similar.length === 0
  return { ...found, nearest: isNothing ? search.nearest(words, NEAREST_COUNT) : [] }
}

/** Reads the files for the first use of the list's controls. A failure stays silent until that use. */
export async function prepareProductSearch(): Promise<void> {
  try {
    const { parts } = await readIndex()
    if (parts.length > MAX_PARTS_AT_ONCE) await loadSearch()
    else await Promise.all([loadSearchWithTitles(), ...SCRIPTS.map(addWords)])
  } catch {
    // The search reads them again.
  }
}

/** Reads the cards of products, in the order of their ids in the list. Products that were just deleted are missing. */
async function readProductCards(ids: readonly number[]): Promise<ListedProduct[]> {
  const files = await Promise.all([...new Set(ids.map(productCardsPath))].map(readCards))
  const cards = new Map(files.flat().map(card => [card.id, card]))
  return ids.flatMap(id => cards.get(id) ?? [])
}
