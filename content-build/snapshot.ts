import type { ContentEntity } from '../server/publications/publication.schemas.ts'
import type { ContentRows, PostRow, ProductRow, RowTypes, ServiceRow } from './rows.ts'

type Tables = { readonly [E in ContentEntity]: ReadonlyMap<number, RowTypes[E]> }

/** A row as an edit left it: `row` is null when it is gone. */
export type TouchedRow = { [E in ContentEntity]: { readonly entity: E; readonly id: number; readonly row: RowTypes[E] | null } }[ContentEntity]

/** Products share an index file, and a sitemap part, by id: an edit rewrites one part, and a new product the last. */
export const INDEX_PART_SIZE = 256

export function indexPart(id: number): number {
  return Math.floor(id / INDEX_PART_SIZE)
}

/**
 * All published content at one moment, in memory and never changed: an edit makes the next snapshot with
 * {@link Snapshot.patch}, which shares every table it does not touch.
 */
export class Snapshot {
  readonly tables: Tables
  /** The year in Estonia, for the copyright line. */
  readonly year: number
  readonly #orders: Orders

  private constructor(tables: Tables, year: number, orders: Orders) {
    this.tables = tables
    this.year = year
    this.#orders = orders
  }

  static fromRows(rows: ContentRows, year: number): Snapshot {
    const byId = <R extends { readonly id: number }>(list: readonly R[]) => new Map(list.map(row => [row.id, row]))
    const tables: Tables = {
      product: byId(rows.product),
      category: byId(rows.category),
      post: byId(rows.post),
      text: byId(rows.text),
      service: byId(rows.service),
      feedback: byId(rows.feedback),
    }
    return new Snapshot(tables, year, new Orders(tables))
  }

  /**
   * The snapshot after an edit, and the facts that differ between the two: the names by which queries say what
   * they read (see queries.ts). A row that is touched but equal makes no fact.
   */
  patch(touched: readonly TouchedRow[], year: number): { snapshot: Snapshot; facts: ReadonlySet<string> } {
    const tables: { -readonly [E in ContentEntity]: Map<number, RowTypes[E]> } = {} as never
    const facts = new Set<string>()
    if (year !== this.year) facts.add('year')
    for (const change of touched) {
      const before = this.tables[change.entity].get(change.id) ?? null
      if (sameRow(before, change.row)) continue
      tables[change.entity] ??= new Map(this.tables[change.entity] as ReadonlyMap<number, never>)
      if (change.row === null) tables[change.entity].delete(change.id)
      else tables[change.entity].set(change.id, change.row as never)
      for (const fact of factsOf({ entity: change.entity, before, after: change.row } as RowChange)) facts.add(fact)
    }
    const next: Tables = { ...this.tables, ...tables }
    return { snapshot: new Snapshot(next, year, this.#orders.after(next, facts)), facts }
  }

  /** Ids of all products, or of one category's, oldest (smallest) first. */
  productIds(categoryId: number | null): readonly number[] {
    return this.#orders.productIds(categoryId)
  }

  /** Ids of the products of one index part, oldest first. */
  productIdsOfPart(part: number): readonly number[] {
    return this.#orders.productIdsOfPart(part)
  }

  /** Ids of all posts, oldest first by date, then by id. */
  postIds(): readonly number[] {
    return this.#orders.postIds()
  }

  /** The items of a slider, in their order. */
  services(type: ServiceRow['type']): readonly ServiceRow[] {
    return [...this.tables.service.values()].filter(row => row.type === type).toSorted((a, b) => a.position - b.position || a.id - b.id)
  }
}

/** Sorted lists over the tables, made when first asked for and kept across snapshots for as long as they hold. */
class Orders {
  readonly #tables: Tables
  #products: { all: readonly number[]; byCategory: ReadonlyMap<number, readonly number[]>; byPart: ReadonlyMap<number, readonly number[]> } | null = null
  #posts: readonly number[] | null = null

  constructor(tables: Tables) {
    this.#tables = tables
  }

  after(tables: Tables, facts: ReadonlySet<string>): Orders {
    const next = new Orders(tables)
    if (!facts.has('products')) next.#products = this.#products
    if (!facts.has('posts')) next.#posts = this.#posts
    return next
  }

  productIds(categoryId: number | null): readonly number[] {
    return categoryId === null ? this.#productOrder().all : (this.#productOrder().byCategory.get(categoryId) ?? [])
  }

  productIdsOfPart(part: number): readonly number[] {
    return this.#productOrder().byPart.get(part) ?? []
  }

  postIds(): readonly number[] {
    this.#posts ??= [...this.#tables.post.values()].toSorted((a, b) => a.date.localeCompare(b.date) || a.id - b.id).map(row => row.id)
    return this.#posts
  }

  #productOrder() {
    if (this.#products) return this.#products
    const rows = [...this.#tables.product.values()].toSorted((a, b) => a.id - b.id)
    const ids = (group: readonly ProductRow[]) => group.map(row => row.id)
    const grouped = (key: (row: ProductRow) => number) => new Map([...Map.groupBy(rows, key)].map(([name, group]) => [name, ids(group)]))
    this.#products = { all: ids(rows), byCategory: grouped(row => row.category_id), byPart: grouped(row => indexPart(row.id)) }
    return this.#products
  }
}

type RowChange = { [E in ContentEntity]: { entity: E; before: RowTypes[E] | null; after: RowTypes[E] | null } }[ContentEntity]

/**
 * What a query could have read that is different now. `products` and `posts` stand for membership and order of the
 * lists, `addresses` for the set of URLs.
 */
function factsOf(change: RowChange): readonly string[] {
  const id = (change.before ?? change.after)?.id
  const appearsOrVanishes = change.before === null || change.after === null
  switch (change.entity) {
    case 'product': {
      const moved = appearsOrVanishes || change.before?.category_id !== change.after?.category_id
      return [`product:${id}`, `product-index:${indexPart(id as number)}`, ...(moved ? ['products', 'addresses'] : [])]
    }
    case 'category': {
      const renamed = change.before?.segment !== change.after?.segment
      return [`category:${id}`, 'categories', ...(appearsOrVanishes || renamed ? ['addresses'] : [])]
    }
    case 'post': {
      const moved = appearsOrVanishes || (change.before as PostRow).date !== (change.after as PostRow).date
      return [`post:${id}`, `post-index:${indexPart(id as number)}`, ...(moved ? ['posts'] : []), ...(appearsOrVanishes ? ['addresses'] : [])]
    }
    case 'service':
      return [...new Set([change.before, change.after].flatMap(row => (row ? [`services:${row.type}`] : [])))]
    case 'text':
      return [`text:${id}`]
    case 'feedback':
      return ['feedbacks']
  }
}

/** Rows are flat objects of strings, numbers and nulls with the same keys. */
function sameRow(a: object | null, b: object | null): boolean {
  if (a === null || b === null) return a === b
  return Object.entries(a).every(([key, value]) => b[key as keyof typeof b] === value)
}
