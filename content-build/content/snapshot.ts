import { isDeepStrictEqual } from 'node:util'
import { DEFAULT_RETENTION_MONTHS } from '#server/inbox/inbox.schemas.ts'
import { BlockMap } from './block-map.ts'
import { changedFacts, type RowChange } from './facts.ts'
import type { ContentRows, PictureRow, RowTypes, ServiceRow } from './rows.ts'
import { SortedIds } from './sorted-ids.ts'

type Entity = keyof RowTypes

/** Rows by id. */
type Table<Row extends object> = BlockMap<number, Row>

export type Tables = { readonly [E in Entity]: Table<RowTypes[E]> }

type Indexes = {
  readonly sortedIds: SortedIds
  /** Uploaded pictures by their hash. */
  readonly pictures: BlockMap<string, PictureRow>
}

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
  readonly #indexes: Indexes

  private constructor(
    { tables, year, retentionMonths, withheld }: Pick<Snapshot, 'tables' | 'year' | 'retentionMonths' | 'withheld'>,
    indexes: Indexes,
  ) {
    this.tables = tables
    this.year = year
    this.retentionMonths = retentionMonths
    this.withheld = withheld
    this.#indexes = indexes
  }

  /** Makes the snapshot of all content. */
  static fromRows(rows: ContentRows, year: number, retentionMonths = DEFAULT_RETENTION_MONTHS): Snapshot {
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
    const indexes = { sortedIds: new SortedIds(tables), pictures: byHash(rows.picture) }
    return new Snapshot({ tables, year, retentionMonths, withheld: new Set() }, indexes)
  }

  /**
   * Makes the snapshot after an edit, and finds the facts that differ (see facts.ts). A touched row that stays equal makes
   * no fact. What `overrides` leaves out stays as it is.
   */
  patch(
    touched: readonly TouchedRow[],
    overrides: { year?: number; retentionMonths?: number | undefined; withheld?: ReadonlySet<string> } = {},
  ): { snapshot: Snapshot; facts: ReadonlySet<string> } {
    const { year = this.year, retentionMonths = this.retentionMonths, withheld = this.withheld } = overrides
    const rows: { [E in Entity]?: Map<number, RowTypes[E] | null> } = {}
    const changes: RowChange[] = []
    for (const { entity, id, row } of touched) {
      // Here and below, a row is of its table's entity, which TypeScript cannot follow through the union.
      const changed: Map<number, object | null> = (rows[entity] ??= new Map())
      const before = (changed.has(id) ? changed.get(id) : this.tables[entity].get(id)) ?? null
      if (isDeepStrictEqual(before, row)) continue
      changed.set(id, row)
      changes.push({ entity, id, before, after: row } as RowChange)
    }
    const tables = Object.entries(rows).map(([entity, changed]) => [entity, this.tables[entity as Entity].with(changed as never)])
    const next: Tables = { ...this.tables, ...Object.fromEntries(tables) }
    const { sortedIds, pictures } = this.#indexes
    const indexes = { sortedIds: sortedIds.after(next, changes), pictures: pictures.with(changes.flatMap(pictureChanges)) }
    const snapshot = new Snapshot({ tables: next, year, retentionMonths, withheld }, indexes)
    return { snapshot, facts: changedFacts(this, snapshot, changes) }
  }

  /** Ids of all products, or of one category's, oldest (smallest) first. */
  productIds(categoryId: number | null): readonly number[] {
    return this.#indexes.sortedIds.productIds(categoryId)
  }

  /** Ids of the products of one part, oldest first. @param size ids that share a part */
  productIdsOfPart(part: number, size: number): readonly number[] {
    return this.#indexes.sortedIds.productIdsOfPart(part, size)
  }

  /** The parts that hold products, ascending. @param size ids that share a part */
  productParts(size: number): readonly number[] {
    return this.#indexes.sortedIds.productParts(size)
  }

  /** Ids of all posts, oldest first by date, then by id. */
  postIds(): readonly number[] {
    return this.#indexes.sortedIds.postIds()
  }

  /** The uploaded picture with this hash. */
  pictureOf(hash: string): PictureRow | undefined {
    return this.#indexes.pictures.get(hash)
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

/** Ids that share a block of their table. */
const IDS_IN_BLOCK = 512

function byId<Row extends { readonly id: number }>(rows: readonly Row[]): Table<Row> {
  return BlockMap.from(
    rows.map(row => [row.id, row]),
    id => Math.floor(id / IDS_IN_BLOCK),
  )
}

function byHash(pictures: readonly PictureRow[]): Indexes['pictures'] {
  return BlockMap.from(
    pictures.map(row => [row.hash, row]),
    hash => hash.slice(0, 2),
  )
}

/** What a row's change means for the pictures by hash. */
function pictureChanges(change: RowChange): (readonly [hash: string, row: PictureRow | null])[] {
  if (change.entity !== 'picture') return []
  const { before, after } = change
  return [...(before ? [[before.hash, null] as const] : []), ...(after ? [[after.hash, after] as const] : [])]
}
