import { isDeepStrictEqual } from 'node:util'
import { DEFAULT_RETENTION_MONTHS } from '#server/inbox/inbox.schemas.ts'
import { changedFacts, type RowChange } from './facts.ts'
import type { ContentRows, PictureRow, RowTypes, ServiceRow } from './rows.ts'
import { SortedIds } from './sorted-ids.ts'

type Entity = keyof RowTypes

export type Tables = { readonly [E in Entity]: ReadonlyMap<number, RowTypes[E]> }

/** A row as an edit left it: `row` is null when it is gone. */
export type TouchedRow = {
  [E in Entity]: { readonly entity: E; readonly id: number; readonly row: RowTypes[E] | null }
}[Entity]

/**
 * All published content at one moment, in memory and never changed: an edit makes the next snapshot with
 * {@link Snapshot.patch}, which shares every table it does not touch.
 */
export class Snapshot {
  readonly tables: Tables
  /** The year in Estonia, for the copyright line. */
  readonly year: number
  /** For how many months messages are kept, for the privacy policy. */
  readonly retentionMonths: number
  /** Items that the content has and the site leaves out, as `entity:id`: in no table, and not deleted. */
  readonly withheld: ReadonlySet<string>
  readonly #sortedIds: SortedIds

  private constructor(
    {
      tables,
      year,
      retentionMonths,
      withheld = new Set(),
    }: Pick<Snapshot, 'tables' | 'year' | 'retentionMonths'> & { withheld?: ReadonlySet<string> },
    sortedIds: SortedIds,
  ) {
    this.tables = tables
    this.year = year
    this.retentionMonths = retentionMonths
    this.withheld = withheld
    this.#sortedIds = sortedIds
  }

  static fromRows(rows: ContentRows, year: number, retentionMonths = DEFAULT_RETENTION_MONTHS): Snapshot {
    const byId = <R extends { readonly id: number }>(list: readonly R[]) => new Map(list.map(row => [row.id, row]))
    const tables: Tables = {
      product: byId(rows.product),
      category: byId(rows.category),
      post: byId(rows.post),
      text: byId(rows.text),
      service: byId(rows.service),
      feedback: byId(rows.feedback),
      picture: byId(rows.picture),
      former: byId(rows.former),
    }
    return new Snapshot({ tables, year, retentionMonths }, new SortedIds(tables))
  }

  /**
   * The snapshot after an edit, and the facts that differ (see facts.ts). A touched row that stays equal makes no fact.
   */
  patch(
    touched: readonly TouchedRow[],
    year: number,
    retentionMonths = this.retentionMonths,
  ): { snapshot: Snapshot; facts: ReadonlySet<string> } {
    const tables: { -readonly [E in Entity]?: Map<number, RowTypes[E]> } = {}
    const changes: RowChange[] = []
    for (const { entity, id, row } of touched) {
      const before = (tables[entity] ?? this.tables[entity]).get(id) ?? null
      if (isDeepStrictEqual(before, row)) continue
      const table = (tables[entity] ??= new Map(this.tables[entity] as ReadonlyMap<number, never>))
      if (row === null) table.delete(id)
      // `row` is of the table's entity, which TypeScript cannot follow through the union.
      else table.set(id, row as never)
      changes.push({ entity, id, before, after: row } as RowChange)
    }
    const next: Tables = { ...this.tables, ...tables }
    const snapshot = new Snapshot({ tables: next, year, retentionMonths }, this.#sortedIds.after(next, changes))
    return { snapshot, facts: changedFacts(this, snapshot, changes) }
  }

  /** A copy that knows that these items are withheld, not deleted. A patch forgets it. */
  withholding(withheld: ReadonlySet<string>): Snapshot {
    const { tables, year, retentionMonths } = this
    return withheld.size === 0 ? this : new Snapshot({ tables, year, retentionMonths, withheld }, this.#sortedIds)
  }

  /** Ids of all products, or of one category's, oldest (smallest) first. */
  productIds(categoryId: number | null): readonly number[] {
    return this.#sortedIds.productIds(categoryId)
  }

  /** Ids of the products of one index part, oldest first. */
  productIdsOfPart(part: number): readonly number[] {
    return this.#sortedIds.productIdsOfPart(part)
  }

  /** Index parts that hold products, ascending. */
  productIndexParts(): readonly number[] {
    return this.#sortedIds.productIndexParts()
  }

  /** Ids of the products whose cards share an index file, oldest first. */
  productIdsOfCardPart(part: number): readonly number[] {
    return this.#sortedIds.productIdsOfCardPart(part)
  }

  /** Ids of the products of one search part, oldest first. */
  productIdsOfSearchPart(part: number): readonly number[] {
    return this.#sortedIds.productIdsOfSearchPart(part)
  }

  /** The parts that hold products, ascending; `partOf` gives an id's part. */
  productParts(partOf: (id: number) => number): readonly number[] {
    return this.#sortedIds.productParts(partOf)
  }

  /** Ids of all posts, oldest first by date, then by id. */
  postIds(): readonly number[] {
    return this.#sortedIds.postIds()
  }

  /** The uploaded picture with this hash. */
  pictureOf(hash: string): PictureRow | undefined {
    return byHash(this.tables.picture).get(hash)
  }

  /** The items of a slider, in their order. */
  services(type: ServiceRow['type']): readonly ServiceRow[] {
    return [...this.tables.service.values()]
      .filter(row => row.type === type)
      .toSorted((a, b) => a.position - b.position || a.id - b.id)
  }
}

/** A snapshot of nothing, to compare with. */
export const NO_CONTENT = Snapshot.fromRows(
  { product: [], category: [], post: [], text: [], service: [], feedback: [], picture: [], former: [] },
  0,
)

/** Pictures by their hash, computed once a table: snapshots share the tables that no edit touched. */
function byHash(table: Tables['picture']): ReadonlyMap<string, PictureRow> {
  const known = PICTURES_BY_HASH.get(table)
  if (known) return known
  const made = new Map([...table.values()].map(row => [row.hash, row]))
  PICTURES_BY_HASH.set(table, made)
  return made
}

const PICTURES_BY_HASH = new WeakMap<Tables['picture'], ReadonlyMap<string, PictureRow>>()
