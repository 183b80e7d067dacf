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
import { MissingFile, once, oncePer, readJson, readJsonIfThere } from '../search/read-json.ts'
import { soughtWords } from '../search/sought-words.ts'
import { ProductSearch } from './product-search.ts'
import type { ShopState, Sort } from './shop-state.ts'

/** One row of the widest list. */
const NEAREST = 4
/** A shop this small downloads titles and words with the facts: the first letter then waits for nothing. */
const SMALL_PARTS = 1

const readIndex = once(() => readJson<ProductIndex>(productIndexPath))
const readCards = oncePer(async (path: string) => {
  const file = await readJsonIfThere<ProductCardsFile>(path)
  return file ? decodeProducts(file) : []
})

/** Reads what is there: a part that is gone, hours after the index was read, had deleted products alone. @throws Error when none is there */
async function readParts<T>(paths: readonly string[]): Promise<T[]> {
  const files = await Promise.all(paths.map(path => readJsonIfThere<T>(path)))
  const found = files.filter(file => file !== null)
  if (found.length === 0 && paths[0] !== undefined) throw new MissingFile(paths[0])
  return found
}

const readFacts = once(async () => {
  const { parts } = await readIndex()
  return new ProductSearch(await readParts<ProductFactsFile>(parts.map(productFactsPath)))
})

const readTitles = once(async () => {
  const { parts } = await readIndex()
  return readParts<ProductTitlesFile>(parts.map(productTitlesPath))
})

const readCategories = once(() => readJson<ProductCategoriesFile>(productCategoriesPath))

const readWithTitles = once(async () => {
  const [search, titles, categories] = await Promise.all([readFacts(), readTitles(), readCategories()])
  search.setTitles(titles, categories)
  return search
})

/** Gives the search the words of descriptions in one script. */
const readWords = oncePer(async (script: Script) => {
  const { wordParts } = await readIndex()
  const files = await readParts<ProductWordsFile>(wordParts.map(part => productWordsPath(script, part)))
  const search = await readWithTitles()
  search.setWords(script, files)
})

type ProductQuery = {
  /** Null: of the whole shop. */
  readonly categoryId: number | null
  /** From `soughtWords`; none: all products. */
  readonly words: readonly string[]
  readonly sort: Sort
  /** Products to offer where nothing is found. */
  readonly nearest: number
}

/**
 * One page of the shop's answer to a state.
 * @param categoryId null: of the whole shop
 * @throws Error when the browser cannot read the index
 */
export async function findShopPage(categoryId: number | null, state: ShopState): Promise<FoundPage<ListedProduct>> {
  const { query, sort, perPage } = state
  const found = await findProducts({ categoryId, words: soughtWords(query), sort, nearest: NEAREST })
  const page = pageOf(found, state.page, perPage)
  return { ...page, items: await readProductCards(page.items) }
}

/**
 * Ids of products: all of a list, or those that a search finds, with the nearest ones when it finds none. Reads only the files
 * that the answer needs: descriptions' words only when titles and categories find too little.
 * @throws Error when the browser cannot read the index
 */
async function findProducts(query: ProductQuery): Promise<FoundItems<number>> {
  const { categoryId, words, sort, nearest } = query
  if (words.length === 0) return { exact: (await readFacts()).list(categoryId, sort), similar: [], nearest: [] }
  const search = await readWithTitles()
  await Promise.all(search.scriptsNeeded(categoryId, words).map(readWords))
  const found = search.find(categoryId, words, sort)
  const isNothing = found.exact.length + found.similar.length === 0
  return { ...found, nearest: isNothing ? search.nearest(words, nearest) : [] }
}

/** Reads the files for the first use of the controls. A failure shows on that use. */
export async function prepareProductSearch(): Promise<void> {
  try {
    const { parts } = await readIndex()
    if (parts.length > SMALL_PARTS) await readFacts()
    else await Promise.all([readWithTitles(), ...SCRIPTS.map(readWords)])
  } catch {
    // The search reads them again.
  }
}

/** The cards of products, in the order asked for; leaves out those just deleted. */
async function readProductCards(ids: readonly number[]): Promise<ListedProduct[]> {
  const files = await Promise.all([...new Set(ids.map(productCardsPath))].map(readCards))
  const cards = new Map(files.flat().map(card => [card.id, card]))
  return ids.flatMap(id => cards.get(id) ?? [])
}
