import type { RowChange } from './facts.ts'
import type { ProductRow } from './rows.ts'
import type { Tables } from './snapshot.ts'

/** Ids that share a sitemap part and an index file: an edit rewrites one part of each, and a new product the last. */
export const INDEX_PART_SIZE = 256
/** Ids that share a search part: a search reads all parts before its first result. */
export const SEARCH_PART_SIZE = 1024

/** The number of the part that an id is in, from 0. @param size ids that share a part */
export function partOf(id: number, size: number): number {
  return Math.floor(id / size)
}

/** The numbers of a list's archive parts, from 1. @param size items of a part */
export function archiveNumbers(length: number, size: number): number[] {
  return Array.from({ length: archivePartCount(length, size) }, (_, index) => index + 1)
}

/** How many archive parts a list has: none when it fits its first page. @param size items of a part */
export function archivePartCount(length: number, size: number): number {
  return length <= size ? 0 : Math.floor(length / size)
}

type Ids = readonly number[]
type ProductIds = {
  readonly all: Ids
  readonly byCategory: ReadonlyMap<number, Ids>
}

/**
 * Sorted lists of ids over a snapshot's tables, made on first use. The next snapshot's lists come from these by
 * removing and inserting, not by sorting again.
 */
export class SortedIds {
  readonly #tables: Tables
  #products: ProductIds | null = null
  #posts: Ids | null = null

  constructor(tables: Tables) {
    this.#tables = tables
  }

  /** The lists over the tables after these changes. */
  after(tables: Tables, changes: readonly RowChange[]): SortedIds {
    const next = new SortedIds(tables)
    next.#products = this.#products && changes.reduce(withProductChange, this.#products)
    next.#posts = changes.some(change => change.entity === 'post') ? null : this.#posts
    return next
  }

  productIds(categoryId: number | null): Ids {
    return categoryId === null ? this.#productIds().all : (this.#productIds().byCategory.get(categoryId) ?? [])
  }

  /** Ids of the products of one part, oldest first. @param size ids that share a part */
  productIdsOfPart(part: number, size: number): Ids {
    const { all } = this.#productIds()
    return all.slice(placeOf(all, part * size), placeOf(all, (part + 1) * size))
  }

  /** The parts that hold products, ascending. @param size ids that share a part */
  productParts(size: number): readonly number[] {
    const { all } = this.#productIds()
    const parts: number[] = []
    // From the first id of one part to the first of the next: a large shop has few parts of many ids.
    for (let first = all[0]; first !== undefined;) {
      const part = partOf(first, size)
      parts.push(part)
      first = all[placeOf(all, (part + 1) * size)]
    }
    return parts
  }

  postIds(): Ids {
    this.#posts ??= [...this.#tables.post.values()]
      .toSorted((a, b) => a.date.localeCompare(b.date) || a.id - b.id)
      .map(row => row.id)
    return this.#posts
  }

  #productIds(): ProductIds {
    if (this.#products) return this.#products
    const rows = [...this.#tables.product.values()].toSorted((a, b) => a.id - b.id)
    const ids = (group: readonly ProductRow[]) => group.map(row => row.id)
    const byCategory = Map.groupBy(rows, row => row.category_id)
    this.#products = { all: ids(rows), byCategory: new Map([...byCategory].map(([id, group]) => [id, ids(group)])) }
    return this.#products
  }
}

/** The lists after one change. A product that stays in its category changes none. */
function withProductChange(ids: ProductIds, change: RowChange): ProductIds {
  if (change.entity !== 'product' || change.before?.category_id === change.after?.category_id) return ids
  const { id, before, after } = change
  const byCategory = new Map(ids.byCategory)
  if (before) byCategory.set(before.category_id, without(byCategory.get(before.category_id) ?? [], id))
  if (after) byCategory.set(after.category_id, withId(byCategory.get(after.category_id) ?? [], id))
  if (before && after) return { ...ids, byCategory }
  return { all: after ? withId(ids.all, id) : without(ids.all, id), byCategory }
}

/** The index of an id in an ascending list, or where it belongs. */
function placeOf(ids: Ids, id: number): number {
  let low = 0
  let high = ids.length
  while (low < high) {
    const middle = (low + high) >>> 1 // Below `high`, so there is an id.
    if ((ids[middle] as number) < id) low = middle + 1
    else high = middle
  }
  return low
}

function withId(ids: Ids, id: number): Ids {
  return ids.toSpliced(placeOf(ids, id), 0, id)
}

function without(ids: Ids, id: number): Ids {
  return ids.toSpliced(placeOf(ids, id), 1)
}
