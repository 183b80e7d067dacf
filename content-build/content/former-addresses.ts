import { paths, type SitePath } from '#common/paths.ts'
import {
  type FormerAddresses,
  type FormerProduct,
  POSTS_PER_PAGE,
  PRODUCTS_PER_PAGE,
  type ShrunkList,
} from '#src/content/content-reader.ts'
import { goneParts } from '#src/features/former-addresses/redirects-file.ts'
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
    news: shrunkList(snapshot.tables.post.size, posts.size, POSTS_PER_PAGE),
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
    ...lists.flatMap(list => goneParts(list).map(part => paths.shopArchive(list.segment, part))),
    ...(news ? goneParts(news).map(paths.newsArchive) : []),
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

/**
 * The products that had other addresses or are deleted, by id.
 * @param rows of products, newest first
 * @param ofCategories rows of categories, newest first
 */
function formerProducts(
  { tables }: Snapshot,
  rows: readonly FormerRow[],
  ofCategories: readonly FormerRow[],
): Map<number, FormerProduct> {
  const rowsOfCategory = Map.groupBy(ofCategories, row => row.item_id)
  const products = new Map<number, FormerProduct>()
  for (const [id, formerRows] of Map.groupBy(rows, row => row.item_id)) {
    const product = tables.product.get(id)
    const categoryId = product?.category_id ?? formerRows[0]?.category_id ?? 0
    const segment = tables.category.get(categoryId)?.segment ?? null
    // Each earlier segment of a category that the product has left counts, too: otherwise an old address would redirect to the
    // category's next segment and from there to the product. The product never had some of these addresses.
    const left = formerRows.flatMap(row => [row, ...(rowsOfCategory.get(row.category_id ?? 0) ?? [])])
    const segments = [...new Set(left.map(row => row.segment))].filter(former => !product || former !== segment)
    if (segments.length > 0) products.set(id, { id, segments, isGone: !product, segment })
  }
  return products
}

/**
 * The lists that may have lost parts, counted as if all items that ever left a list had been in it at once. So some of the
 * parts never existed; they lead to the list all the same.
 * @param rows of products
 */
function shrunkLists(
  snapshot: Snapshot,
  rows: readonly FormerRow[],
): readonly ({ readonly segment: string | null } & ShrunkList)[] {
  const { product: products, category: categories } = snapshot.tables
  const rowsOfCategory = Map.groupBy(rows, row => row.category_id)
  const gone = new Set(rows.flatMap(({ item_id }) => (products.has(item_id) ? [] : [item_id])))
  const whole = shrunkList(products.size, gone.size, PRODUCTS_PER_PAGE)
  return [
    ...(whole ? [{ segment: null, ...whole }] : []),
    ...[...rowsOfCategory].flatMap(([categoryId, formerRows]) => {
      const category = categories.get(categoryId ?? 0)
      if (!category) return []
      const ids = new Set(formerRows.map(row => row.item_id).filter(id => products.get(id)?.category_id !== categoryId))
      const list = shrunkList(snapshot.productIds(category.id).length, ids.size, PRODUCTS_PER_PAGE)
      return list ? [{ segment: category.segment, ...list }] : []
    }),
  ]
}

/**
 * Counts the parts that a list has and may have had; null when it never had more.
 * @param leftCount how many items left it
 * @param size items of a part
 */
function shrunkList(length: number, leftCount: number, size: number): ShrunkList | null {
  const partsNow = archivePartCount(length, size)
  const partsBefore = archivePartCount(length + leftCount, size)
  return partsBefore > partsNow ? { partsNow, partsBefore } : null
}
