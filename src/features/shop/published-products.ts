import type { ProductCard } from '../../content/content-reader.ts'
import { once, oncePer, readJson } from '../search/read-json.ts'
import {
  decodeProducts,
  type ProductCardsFile,
  productCardsPath,
  type ProductFactsFile,
  productFactsPath,
  type ProductIndex,
  productIndexPath,
  type ProductTitlesFile,
  productTitlesPath,
} from './product-index.ts'
import { ProductSearch } from './product-search.ts'

/** A shop this small brings its titles along with the facts: the first letter then waits for nothing. */
const SMALL_PARTS = 1

const readIndex = once(() => readJson<ProductIndex>(productIndexPath))
const readCards = oncePer(async (path: string) => decodeProducts(await readJson<ProductCardsFile>(path)))

const readFacts = once(async () => {
  const { parts } = await readIndex()
  return new ProductSearch(await Promise.all(parts.map(part => readJson<ProductFactsFile>(productFactsPath(part)))))
})

const readTitles = once(async () => {
  const { parts } = await readIndex()
  return Promise.all(parts.map(part => readJson<ProductTitlesFile>(productTitlesPath(part))))
})

const readWithTitles = once(async () => {
  const [search, titles] = await Promise.all([readFacts(), readTitles()])
  search.setTitles(titles)
  return search
})

/** The shop's search: with titles when something is searched for. */
export function readProductSearch(needsTitles: boolean): Promise<ProductSearch> {
  return needsTitles ? readWithTitles() : readFacts()
}

/** Reads what the first use of the controls will need. A failure shows when it is needed. */
export async function prepareProductSearch(): Promise<void> {
  try {
    const { parts } = await readIndex()
    await readProductSearch(parts.length <= SMALL_PARTS)
  } catch {
    // Reading is tried again when the visitor searches.
  }
}

/** The cards of products, in the order asked for; one that has just been deleted is left out. */
export async function readProductCards(ids: readonly number[]): Promise<ProductCard[]> {
  const files = await Promise.all([...new Set(ids.map(productCardsPath))].map(readCards))
  const cards = new Map(files.flat().map(card => [card.id, card]))
  return ids.flatMap(id => cards.get(id) ?? [])
}
