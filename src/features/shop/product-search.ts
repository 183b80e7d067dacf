import { containsWords } from '../search/fold-text.ts'
import { similarTo } from '../search/similar-words.ts'
import { decodeIds, type ProductFactsFile, type ProductTitlesFile } from './product-index.ts'
import type { Sort } from './shop-state.ts'

/** Room for the place of a product beside its price in one number: prices are below 2^34 cents. */
const PLACES = 2 ** 19

/**
 * All products of the shop in columns, newest first. A search of ten thousand looks at each once and sorts nothing:
 * every order is made when it is first asked for.
 */
export class ProductSearch {
  readonly #ids: readonly number[]
  readonly #categories: readonly number[]
  readonly #cents: readonly number[]
  readonly #orders = new Map<Sort, readonly number[]>()
  #titles: readonly string[] | null = null

  /** @param files in the order of their parts */
  constructor(files: readonly ProductFactsFile[]) {
    this.#ids = files.flatMap(file => decodeIds(file.ids)).toReversed()
    this.#categories = files.flatMap(file => file.categories).toReversed()
    this.#cents = files.flatMap(file => file.cents).toReversed()
  }

  /** A publish between two downloads may have made titles for other products: they are matched by id. */
  setTitles(files: readonly ProductTitlesFile[]): void {
    const titles = new Map(files.flatMap(file => decodeIds(file.ids).map((id, index) => [id, file.titles[index] ?? ''])))
    this.#titles = this.#ids.map(id => titles.get(id) ?? '')
  }

  /**
   * The ids of a category's products (null: of all) whose titles have all words, in the order asked for; products of
   * one price stand newest first.
   * @throws Error when there are words and no titles yet
   */
  find(categoryId: number | null, words: readonly string[], sort: Sort): number[] {
    return this.#select(categoryId, sort, words.length === 0 ? null : folded => containsWords(folded, words))
  }

  /** As {@link find}, for products whose titles have the words in another form. Asked when nothing has them as they are. */
  findSimilar(categoryId: number | null, words: readonly string[], sort: Sort): number[] {
    return this.#select(categoryId, sort, similarTo(words))
  }

  #select(categoryId: number | null, sort: Sort, isFound: ((folded: string) => boolean) | null): number[] {
    const titles = this.#titles
    if (isFound && !titles) throw new Error('A search before its titles are there')
    const found: number[] = []
    for (const place of this.#order(sort)) {
      if (categoryId !== null && this.#categories[place] !== categoryId) continue
      if (isFound && !isFound(titles?.[place] ?? '')) continue
      found.push(this.#ids[place] ?? 0)
    }
    return found
  }

  #order(sort: Sort): readonly number[] {
    const order = this.#orders.get(sort) ?? this.#makeOrder(sort)
    this.#orders.set(sort, order)
    return order
  }

  #makeOrder(sort: Sort): number[] {
    if (sort === 'default') return [...this.#ids.keys()]
    // Numbers sort much faster than pairs: the price in front, the place behind it.
    const sign = sort === 'price-asc' ? 1 : -1
    const keys = Float64Array.from(this.#cents, (cents, place) => sign * cents * PLACES + place).sort()
    return Array.from(keys, key => ((key % PLACES) + PLACES) % PLACES)
  }
}
