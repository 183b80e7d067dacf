import { localePrefix, splitLocale } from '#common/locales.ts'
import type { SitePath } from '#common/paths.ts'
import { entityAndId, type PageItem } from '../content/page-item.ts'
import { Answers } from '../content/query-results.ts'
import type { ContentRows } from '../content/rows.ts'
import { Snapshot, type TouchedRow } from '../content/snapshot.ts'
import type { ContentChange } from './plan.ts'

/** A product's page. The archive parts of the shop, `/tooted/leht/2`, have addresses of the same form. */
const PRODUCT_PAGE = /^\/tooted\/(?!leht\/)[^/]+\/(\d+)$/
const POST_PAGE = /^\/uudised\/(\d+)$/

/** The product or post that a page is about; null for every other page. */
export function itemOf(address: SitePath): PageItem | null {
  const { rest } = splitLocale(address)
  const product = PRODUCT_PAGE.exec(rest)?.[1]
  if (product !== undefined) return `product:${Number(product)}`
  const post = POST_PAGE.exec(rest)?.[1]
  return post === undefined ? null : `post:${Number(post)}`
}

/** A key for the page at an address: a product's page keeps it when its category gets another name. */
export function pageKey(address: string): string {
  return productPageKey(address) ?? address
}

/** A key shared by all addresses of one product in one language, whatever its category; null for other pages. */
export function productPageKey(address: string): string | null {
  const { locale, rest } = splitLocale(address)
  const id = PRODUCT_PAGE.exec(rest)?.[1]
  return id === undefined ? null : `${localePrefix(locale)}:${id}`
}

/** The content to release, and how it differs from what is out; null where that is not known. */
export type Content = { readonly answers: Answers; readonly change: ContentChange | null }

/** The content of the next release, from which items can be left out. */
export type NextContent = {
  /**
   * Leaves items out of the whole site, its lists, sitemap and search too. One of their pages cannot be built and has no
   * earlier version: leaving the item out avoids links to a missing page.
   */
  without(items: ReadonlySet<PageItem>): Content
  /** Rows that were edited, as `entity:id`; null where any may have been. */
  readonly edited: ReadonlySet<string> | null
}

/** All content, when the released content is known only by its hashes: after a start. */
export function wholeContent(rows: ContentRows, year: number, retentionMonths?: number): NextContent {
  const snapshot = Snapshot.fromRows(rows, year, retentionMonths)
  return {
    without: items => ({ answers: new Answers(snapshotWithout(snapshot, items)), change: null }),
    edited: null,
  }
}

/**
 * The released content plus later edits.
 * @param rows.withheld rows of the items that the release leaves out, see {@link withheldRows}
 */
export function contentAfter(
  released: Answers,
  { withheld, edited }: { withheld: readonly TouchedRow[]; edited: readonly TouchedRow[] },
  year: number,
  retentionMonths?: number,
): NextContent {
  return {
    without(items) {
      const before = released.snapshot
      const rows = [...withheld, ...edited, ...[...items].map(asDeleted)]
      const { snapshot, facts } = before.patch(rows, { year, retentionMonths, withheld: items })
      return { answers: new Answers(snapshot, { answers: released, changedFacts: facts }), change: { before, facts } }
    },
    edited: new Set(edited.map(({ entity, id }) => `${entity}:${id}`)),
  }
}

/** The content without some items. */
export function snapshotWithout(snapshot: Snapshot, items: ReadonlySet<PageItem>): Snapshot {
  return snapshot.patch([...items].map(asDeleted), { withheld: items }).snapshot
}

/** The rows of withheld items, to add to the release with the next edit. */
export function withheldRows(items: readonly PageItem[], content: NextContent): TouchedRow[] {
  if (items.length === 0) return []
  const { tables } = content.without(new Set()).answers.snapshot
  return items.map(item => {
    const { entity, id } = entityAndId(item)
    // The row is of this entity, which TypeScript cannot follow through the union.
    return { entity, id, row: tables[entity].get(id) ?? null } as TouchedRow
  })
}

/** An item's row as if it was deleted, which leaves it out of a snapshot. */
function asDeleted(item: PageItem): TouchedRow {
  return { ...entityAndId(item), row: null }
}
