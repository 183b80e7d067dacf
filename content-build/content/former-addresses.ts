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
import { archivePartCount } from './sorted-ids.ts'

/** Where former addresses lead, by segment and id: what `FormerAddresses` of the read model says as lists. */
type FormerTargets = {
  /** The present segment of the category that had this one; null when that category is deleted. */
  readonly segments: ReadonlyMap<string, string | null>
  readonly products: ReadonlyMap<number, FormerProduct>
  /** Ids of deleted posts. */
  readonly posts: ReadonlySet<number>
  readonly lists: readonly ({ readonly segment: string | null } & ShrunkList)[]
  readonly news: ShrunkList | null
}

/**
 * Finds where the former addresses of items lead, once for each snapshot. Addresses that have content now are left out,
 * and so are withheld items, which neither exist nor are gone.
 */
export function formerTargets(snapshot: Snapshot): FormerTargets {
  const known = TARGETS_OF_SNAPSHOT.get(snapshot)
  if (known) return known
  const rows = snapshot.tables.former.values().filter(row => !snapshot.withheld.has(`${row.entity}:${row.item_id}`))
  const newestFirst = [...rows].toSorted((a, b) => b.since.localeCompare(a.since) || b.id - a.id)
  const { product = [], category = [], post = [] } = Object.fromEntries(Map.groupBy(newestFirst, row => row.entity))
  const posts = new Set(post.map(({ item_id }) => item_id).filter(id => !snapshot.tables.post.has(id)))
  const targets: FormerTargets = {
    segments: formerSegments(snapshot, category),
    products: formerProducts(snapshot, product, category),
    posts,
    lists: shrunkLists(snapshot, product),
    news: shrunk(snapshot.tables.post.size, posts.size, POSTS_PER_PAGE),
  }
  TARGETS_OF_SNAPSHOT.set(snapshot, targets)
  return targets
}

const TARGETS_OF_SNAPSHOT = new WeakMap<Snapshot, FormerTargets>()

/** The former addresses as pages read them: plain JSON. */
export function formerAddresses(snapshot: Snapshot): FormerAddresses {
  const { segments, products, posts, ...lists } = formerTargets(snapshot)
  return { segments: [...segments], products: [...products.values()], posts: [...posts], ...lists }
}

/**
 * The former addresses, without their language, that need a redirect page on hosts without redirects. Those below a renamed
 * category are left out: there may be ten thousand, and one rule redirects them (docs/adr/018-addresses-never-die.md).
 */
export function formerPages(snapshot: Snapshot): ReadonlySet<SitePath> {
  const { segments, products, posts, lists, news } = formerTargets(snapshot)
  return new Set<SitePath>([
    ...[...segments.keys()].map(paths.category),
    ...products.values().flatMap(product => redirectedSegments(product).map(segment => paths.product(segment, product.id))),
    ...[...posts].map(paths.post),
    ...lists.flatMap(list => partsGone(list).map(part => paths.shopArchive(list.segment, part))),
    ...(news ? partsGone(news).map(paths.newsArchive) : []),
  ])
}

/**
 * The segments under which a product needs a redirect page. Hosts may follow the rule of a renamed category even where there
 * is a page, so a deleted product has a page under its category's present segment too.
 */
function redirectedSegments({ segments, segment, isGone }: FormerProduct): readonly string[] {
  return isGone && segment !== null ? [...new Set([...segments, segment])] : segments
}

/** The segments that no category has now, each with the present one of its last owner. @param rows of categories, newest first */
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
  for (const [id, formerRows] of Map.groupBy(rows, row => row.item_id)) {
    const product = tables.product.get(id)
    const categoryId = product?.category_id ?? formerRows[0]?.category_id ?? 0
    const segment = tables.category.get(categoryId)?.segment ?? null
    // Each earlier name of a category that the product has left counts, too: otherwise an old address would redirect to the
    // category's next name and from there to the product. Under some of these names the product never was.
    const names = formerRows.flatMap(({ segment: name, category_id }) => [
      name,
      ...(namesOf.get(category_id ?? 0) ?? []).map(({ segment: earlier }) => earlier),
    ])
    const segments = [...new Set(names)].filter(name => !product || name !== segment)
    if (segments.length > 0) products.set(id, { id, segments, isGone: !product, segment })
  }
  return products
}

/**
 * The lists that may have been longer: at most by everything that ever was in them. Some of their former parts never
 * existed, and lead to the list all the same.
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

/**
 * How many parts a list has and may have had; null when it never had more.
 * @param left how many items left it
 * @param size items of a part
 */
function shrunk(length: number, left: number, size: number): ShrunkList | null {
  const partsNow = archivePartCount(length, size)
  const partsBefore = archivePartCount(length + left, size)
  return partsBefore > partsNow ? { partsNow, partsBefore } : null
}

/** The numbers of the parts that a list has no longer. */
function partsGone({ partsNow, partsBefore }: ShrunkList): number[] {
  return Array.from({ length: partsBefore - partsNow }, (_, index) => partsNow + 1 + index)
}
