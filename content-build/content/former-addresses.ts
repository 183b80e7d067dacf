import { paths, type SitePath } from '#common/paths.ts'
import {
  type FormerAddresses,
  type FormerProduct,
  POSTS_PER_PAGE,
  PRODUCTS_PER_PAGE,
  type ShrunkList,
} from '#src/content/content-reader.ts'
import type { FormerRow } from './rows.ts'
import type { Snapshot } from './snapshot.ts'
import { archiveParts } from './sorted-ids.ts'

/** Where the former addresses of items lead, as `FormerAddresses` of the read model. Addresses with content are not in it. */
export type FormerOf = {
  readonly segments: ReadonlyMap<string, string | null>
  readonly products: ReadonlyMap<number, FormerProduct>
  readonly posts: ReadonlySet<number>
  readonly lists: readonly ({ readonly segment: string | null } & ShrunkList)[]
  readonly news: ShrunkList | null
}

/**
 * Follows from the tables, and from what is withheld: a withheld item neither exists nor is gone, so nothing is said of
 * it. It is computed once a snapshot, for the few edits that change an address.
 */
export function formerOf(snapshot: Snapshot): FormerOf {
  const known = KNOWN.get(snapshot)
  if (known) return known
  const left = snapshot.tables.former.values().filter(row => !snapshot.withheld.has(`${row.entity}:${row.item_id}`))
  const rows = [...left].toSorted((a, b) => b.since.localeCompare(a.since) || b.id - a.id)
  const of = Map.groupBy(rows, row => row.entity)
  const products = formerProducts(snapshot, of.get('product') ?? [], of.get('category') ?? [])
  const posts = new Set((of.get('post') ?? []).flatMap(({ item_id }) => (snapshot.tables.post.has(item_id) ? [] : [item_id])))
  const made: FormerOf = {
    segments: formerSegments(snapshot, of.get('category') ?? []),
    products,
    posts,
    lists: shrunkLists(snapshot, of.get('product') ?? []),
    news: shrunk(snapshot.tables.post.size, posts.size, POSTS_PER_PAGE),
  }
  KNOWN.set(snapshot, made)
  return made
}

const KNOWN = new WeakMap<Snapshot, FormerOf>()

/** Former addresses as pages read them: plain JSON. */
export function formerAddresses(snapshot: Snapshot): FormerAddresses {
  const { segments, products, posts, ...lists } = formerOf(snapshot)
  return { segments: [...segments], products: [...products.values()], posts: [...posts], ...lists }
}

/**
 * The former addresses that need a redirect page for hosts without redirects, without their language. Not those below a
 * renamed category, of which there may be ten thousand: one rule redirects them (docs/adr/018-addresses-never-die.md).
 */
export function formerPages(snapshot: Snapshot): ReadonlySet<SitePath> {
  const known = PAGES.get(snapshot)
  if (known) return known
  const { segments, products, posts, lists, news } = formerOf(snapshot)
  const pages = new Set<SitePath>([
    ...[...segments.keys()].map(paths.category),
    ...products.values().flatMap(product => formerSegmentsOf(product).map(segment => paths.product(segment, product.id))),
    ...[...posts].map(paths.post),
    ...lists.flatMap(list => partsGone(list).map(part => paths.shopArchive(list.segment, part))),
    ...(news ? partsGone(news).map(paths.newsArchive) : []),
  ])
  PAGES.set(snapshot, pages)
  return pages
}

/** Hosts may follow the rule of a renamed category even where it has a page: a deleted product has one where that rule leads, too. */
function formerSegmentsOf({ segments, segment, isGone }: FormerProduct): readonly string[] {
  return isGone && segment !== null ? [...new Set([...segments, segment])] : segments
}

const PAGES = new WeakMap<Snapshot, ReadonlySet<SitePath>>()

/** Segments that no category has now; the last owner of a segment counts. @param rows newest first */
function formerSegments({ tables }: Snapshot, rows: readonly FormerRow[]): Map<string, string | null> {
  const living = new Set([...tables.category.values()].map(({ segment }) => segment))
  const segments = new Map<string, string | null>()
  for (const { segment, item_id } of rows) {
    if (living.has(segment) || segments.has(segment)) continue
    segments.set(segment, tables.category.get(item_id)?.segment ?? null)
  }
  return segments
}

/** @param rows of products, newest first; @param ofCategories likewise */
function formerProducts(
  { tables }: Snapshot,
  rows: readonly FormerRow[],
  ofCategories: readonly FormerRow[],
): Map<number, FormerProduct> {
  const namesOf = Map.groupBy(ofCategories, row => row.item_id)
  const products = new Map<number, FormerProduct>()
  for (const [id, left] of Map.groupBy(rows, row => row.item_id)) {
    const product = tables.product.get(id)
    const categoryId = product?.category_id ?? left[0]?.category_id ?? 0
    const segment = tables.category.get(categoryId)?.segment ?? null
    // Also under all names that the category left, so that no address redirects twice. Under some of them the product never was.
    const names = left.flatMap(({ segment: name, category_id }) => [
      name,
      ...(namesOf.get(category_id ?? 0) ?? []).map(({ segment: earlier }) => earlier),
    ])
    const segments = [...new Set(names)].filter(name => !product || name !== segment)
    if (segments.length > 0) products.set(id, { id, segments, isGone: !product, segment })
  }
  return products
}

/**
 * Lists that may have been longer: at most by everything that ever was in them. Some of these parts never existed; they
 * lead to the list all the same.
 */
function shrunkLists(
  snapshot: Snapshot,
  rows: readonly FormerRow[],
): readonly ({ readonly segment: string | null } & ShrunkList)[] {
  const { product: products, category: categories } = snapshot.tables
  const leftBy = Map.groupBy(rows, row => row.category_id)
  const gone = new Set(rows.flatMap(({ item_id }) => (products.has(item_id) ? [] : [item_id])))
  const whole = shrunk(products.size, gone.size, PRODUCTS_PER_PAGE)
  return [
    ...(whole ? [{ segment: null, ...whole }] : []),
    ...[...leftBy].flatMap(([categoryId, left]) => {
      const category = categories.get(categoryId ?? 0)
      if (!category) return []
      const ids = new Set(left.map(row => row.item_id).filter(id => products.get(id)?.category_id !== categoryId))
      const list = shrunk(snapshot.productIds(category.id).length, ids.size, PRODUCTS_PER_PAGE)
      return list ? [{ segment: category.segment, ...list }] : []
    }),
  ]
}

function shrunk(length: number, left: number, size: number): ShrunkList | null {
  const partsNow = archiveParts(length, size)
  const partsBefore = archiveParts(length + left, size)
  return partsBefore > partsNow ? { partsNow, partsBefore } : null
}

function partsGone({ partsNow, partsBefore }: ShrunkList): number[] {
  return Array.from({ length: partsBefore - partsNow }, (_, index) => partsNow + 1 + index)
}
