import { SCRIPTS, type Script, scriptOf } from '../../i18n/script.ts'
import {
  decodeIds,
  type ProductCategoriesFile,
  type ProductFactsFile,
  type ProductTitlesFile,
  type ProductWordsFile,
} from '../products/product-index.ts'
import type { FoundItems } from '../search/found-page.ts'
import { type Depth, RANK, TextSearch } from '../search/text-search.ts'
import type { Sort } from './shop-state.ts'

/** Packs a product's place and its price into one number: prices are below 2^34 cents. */
const PLACES = 2 ** 19
/** With fewer products in titles and names, a search looks into descriptions, too. */
const ENOUGH = 5

/**
 * The ids that a search finds. `exact` are products whose titles have all words as typed; `similar` have them in
 * another form, in the category's name, in search words, in the description or, when no product has them, misspelled.
 */
export type FoundProducts = Omit<FoundItems<number>, 'nearest'>

/**
 * All products of the shop in columns, newest first. A search of ten thousand looks at each product once per word and sorts
 * nothing: the first request for an order makes it.
 */
export class ProductSearch {
  readonly #ids: readonly number[]
  readonly #categories: readonly number[]
  readonly #cents: readonly number[]
  readonly #idsBySort = new Map<string, readonly number[]>()
  #texts: TextSearch | null = null

  /** @param files in the order of their parts */
  constructor(files: readonly ProductFactsFile[]) {
    this.#ids = files.flatMap(file => decodeIds(file.ids)).toReversed()
    this.#categories = files.flatMap(file => file.categories).toReversed()
    this.#cents = files.flatMap(file => file.cents).toReversed()
  }

  /** A publication between two downloads may have added titles of other products: ids match them. */
  setTitles(files: readonly ProductTitlesFile[], categories: ProductCategoriesFile): void {
    const titles = byId(files.map(({ ids, titles: words }) => ({ ids, words })))
    const own = byId(files.map(({ ids, searchWords: words }) => ({ ids, words })))
    const ofCategory = new Map(Object.entries(categories.words))
    const namesOf = (id: number, place: number) => `${ofCategory.get(String(this.#categories[place])) ?? ''} ${own.get(id) ?? ''}`
    this.#texts = new TextSearch({
      titles: this.#ids.map(id => ` ${titles.get(id) ?? ''} `),
      names: this.#ids.map((id, place) => ` ${namesOf(id, place).trim()} `),
    })
  }

  /** @throws Error before `setTitles` */
  setWords(script: Script, files: readonly ProductWordsFile[]): void {
    const words = byId(files)
    this.#searched().setTexts(
      script,
      this.#ids.map(id => ` ${words.get(id) ?? ''} `),
    )
  }

  /** All products of a category (null: of the shop) in the order asked for; those of one price newest first. */
  list(categoryId: number | null, sort: Sort): number[] {
    return this.#places(categoryId, sort).map(place => this.#ids[place] ?? 0)
  }

  /**
   * The scripts of the descriptions that the answer needs: none when titles and names find enough.
   * @throws Error before `setTitles`
   */
  scriptsNeeded(categoryId: number | null, words: readonly string[]): Script[] {
    const ranks = this.#searched().ranks(words, 'names')
    const found = this.#places(categoryId, 'default').filter(place => ranks[place] !== 0)
    return found.length >= ENOUGH ? [] : SCRIPTS.filter(script => words.some(word => scriptOf(word) === script))
  }

  /**
   * The products of a category (null: the shop) with the words, in the order asked for; by default better matches come first.
   * @throws Error before `setTitles`
   */
  find(categoryId: number | null, words: readonly string[], sort: Sort): FoundProducts {
    const places = this.#places(categoryId, sort)
    for (const depth of ['names', 'all'] satisfies Depth[]) {
      const ranks = this.#searched().ranks(words, depth)
      const found = places.filter(place => ranks[place] !== 0)
      if (found.length < (depth === 'names' ? ENOUGH : 1)) continue
      return this.#parted(found, ranks, sort)
    }
    return { exact: [], similar: [] }
  }

  /** Products that come nearest to words that no product has all of, best first. @throws Error before `setTitles` */
  nearest(words: readonly string[], count: number): number[] {
    return this.#searched()
      .nearest(words, count)
      .map(place => this.#ids[place] ?? 0)
  }

  #parted(found: readonly number[], ranks: Uint8Array, sort: Sort): FoundProducts {
    const ordered = sort === 'default' ? inRankOrder(found, ranks) : found
    const isExact = (place: number) => (ranks[place] ?? 0) <= RANK.part
    const ids = (places: readonly number[]) => places.map(place => this.#ids[place] ?? 0)
    return { exact: ids(ordered.filter(isExact)), similar: ids(ordered.filter(place => !isExact(place))) }
  }

  #searched(): TextSearch {
    if (!this.#texts) throw new Error('A search before its titles are there')
    return this.#texts
  }

  #places(categoryId: number | null, sort: Sort): readonly number[] {
    const key = `${sort} ${categoryId}`
    const known = this.#idsBySort.get(key)
    if (known) return known
    const order =
      categoryId === null
        ? this.#makeOrder(sort)
        : this.#places(null, sort).filter(place => this.#categories[place] === categoryId)
    this.#idsBySort.set(key, order)
    return order
  }

  #makeOrder(sort: Sort): number[] {
    if (sort === 'default') return [...this.#ids.keys()]
    // Numbers sort much faster than pairs: the price comes first, the place after it.
    const sign = sort === 'price-asc' ? 1 : -1
    const keys = Float64Array.from(this.#cents, (cents, place) => sign * cents * PLACES + place).sort()
    return Array.from(keys, key => ((key % PLACES) + PLACES) % PLACES)
  }
}

function byId(files: readonly { ids: readonly number[]; words: readonly string[] }[]): ReadonlyMap<number, string> {
  return new Map(files.flatMap(file => decodeIds(file.ids).map((id, index) => [id, file.words[index] ?? ''])))
}

/** Better matches first; equal ones stay in their order. */
function inRankOrder(places: readonly number[], ranks: Uint8Array): number[] {
  return Object.values(RANK).flatMap(rank => places.filter(place => ranks[place] === rank))
}
