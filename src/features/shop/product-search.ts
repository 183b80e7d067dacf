import { SCRIPTS, type Script, scriptOf } from '../../i18n/script.ts'
import {
  decodeIds,
  type ProductCategoriesFile,
  type ProductFactsFile,
  type ProductTitlesFile,
  type ProductWordsFile,
} from '../products/product-index.ts'
import type { FoundItems } from '../search/found-page.ts'
import { type Depth, inRankOrder, isExact, TextSearch } from '../search/text-search.ts'
import type { Sort } from './shop-state.ts'

/** More than the places of products. A price, below 2^34 cents, times this plus a place is an exact number. */
const PLACE_RANGE = 2 ** 19
/** When it finds fewer products in titles and names, a search looks into descriptions, too. */
const MIN_FOUND = 5

/**
 * The ids of the products that a search finds. `exact` are those whose titles have all words as typed. `similar` have a word in
 * another form, in the category's name, in search words, in the description or, when no product has it, misspelled.
 */
export type FoundProducts = Omit<FoundItems<number>, 'nearest'>

/**
 * A search in all products of the shop, which it holds in columns, newest first. A place is a product's index in the columns.
 * In ten thousand products it looks at each once for each word. It sorts them only once for each order.
 */
export class ProductSearch {
  readonly #ids: readonly number[]
  readonly #categories: readonly number[]
  readonly #cents: readonly number[]
  /** The places of products by order and category. */
  readonly #orders = new Map<string, readonly number[]>()
  #texts: TextSearch | null = null

  /** @param files in the order of their parts */
  constructor(files: readonly ProductFactsFile[]) {
    this.#ids = files.flatMap(file => decodeIds(file.ids)).toReversed()
    this.#categories = files.flatMap(file => file.categories).toReversed()
    this.#cents = files.flatMap(file => file.cents).toReversed()
  }

  /**
   * Gives the search its titles and names. A publication between two downloads may have added products, so ids join the columns.
   */
  setTitles(files: readonly ProductTitlesFile[], categories: ProductCategoriesFile): void {
    const titles = byId(files.map(({ ids, titles: words }) => ({ ids, words })))
    const ownWords = byId(files.map(({ ids, searchWords: words }) => ({ ids, words })))
    const categoryWords = new Map(Object.entries(categories.words))
    const namesOf = (id: number, place: number) =>
      `${categoryWords.get(String(this.#categories[place])) ?? ''} ${ownWords.get(id) ?? ''}`
    this.#texts = new TextSearch({
      titles: this.#ids.map(id => ` ${titles.get(id) ?? ''} `),
      names: this.#ids.map((id, place) => ` ${namesOf(id, place).trim()} `),
    })
  }

  /** Gives the search the words of descriptions in one script. @throws Error before `setTitles` */
  setWords(script: Script, files: readonly ProductWordsFile[]): void {
    const words = byId(files)
    this.#textSearch().setTexts(
      script,
      this.#ids.map(id => ` ${words.get(id) ?? ''} `),
    )
  }

  /** The ids of all products of a category (null: of the shop) in an order. Those of the same price come newest first. */
  list(categoryId: number | null, sort: Sort): number[] {
    return this.#places(categoryId, sort).map(place => this.#ids[place] ?? 0)
  }

  /**
   * The scripts in which an answer needs the words of descriptions: none when it finds enough in titles and names.
   * @throws Error before `setTitles`
   */
  scriptsNeeded(categoryId: number | null, words: readonly string[]): Script[] {
    const ranks = this.#textSearch().ranks(words, 'names')
    const found = this.#places(categoryId, 'default').filter(place => ranks[place] !== 0)
    return found.length >= MIN_FOUND ? [] : SCRIPTS.filter(script => words.some(word => scriptOf(word) === script))
  }

  /**
   * The products of a category (null: of the shop) with all the words, in an order. In the default one better matches come first.
   * @throws Error before `setTitles`
   */
  find(categoryId: number | null, words: readonly string[], sort: Sort): FoundProducts {
    const places = this.#places(categoryId, sort)
    // Where titles and names find too little, all texts are searched.
    for (const depth of ['names', 'all'] satisfies Depth[]) {
      const ranks = this.#textSearch().ranks(words, depth)
      const found = places.filter(place => ranks[place] !== 0)
      if (found.length < (depth === 'names' ? MIN_FOUND : 1)) continue
      return this.#split(found, ranks, sort)
    }
    return { exact: [], similar: [] }
  }

  /** The ids of the products nearest to words that no product has all of, best first. @throws Error before `setTitles` */
  nearest(words: readonly string[], count: number): number[] {
    return this.#textSearch()
      .nearest(words, count)
      .map(place => this.#ids[place] ?? 0)
  }

  /** Splits the found places into exact and similar products. */
  #split(found: readonly number[], ranks: Uint8Array, sort: Sort): FoundProducts {
    const ordered = sort === 'default' ? inRankOrder(found, ranks) : found
    const idsOf = (areExact: boolean) =>
      ordered.filter(place => isExact(ranks[place] ?? 0) === areExact).map(place => this.#ids[place] ?? 0)
    return { exact: idsOf(true), similar: idsOf(false) }
  }

  #textSearch(): TextSearch {
    if (!this.#texts) throw new Error('A search before its titles are there')
    return this.#texts
  }

  /** The places of a category's (null: of all) products in an order, remembered. */
  #places(categoryId: number | null, sort: Sort): readonly number[] {
    const key = `${sort} ${categoryId}`
    const known = this.#orders.get(key)
    if (known) return known
    const order =
      categoryId === null
        ? this.#makeOrder(sort)
        : this.#places(null, sort).filter(place => this.#categories[place] === categoryId)
    this.#orders.set(key, order)
    return order
  }

  #makeOrder(sort: Sort): number[] {
    if (sort === 'default') return [...this.#ids.keys()]
    // Numbers sort much faster than pairs: each has the price as its upper part and the place as its lower part.
    const sign = sort === 'price-asc' ? 1 : -1
    const keys = Float64Array.from(this.#cents, (cents, place) => sign * cents * PLACE_RANGE + place).sort()
    // The place again, also of a negative number.
    return Array.from(keys, key => ((key % PLACE_RANGE) + PLACE_RANGE) % PLACE_RANGE)
  }
}

/** The words in files by product id. */
function byId(files: readonly { ids: readonly number[]; words: readonly string[] }[]): ReadonlyMap<number, string> {
  return new Map(files.flatMap(file => decodeIds(file.ids).map((id, index) => [id, file.words[index] ?? ''])))
}
