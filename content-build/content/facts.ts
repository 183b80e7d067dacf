import { CARD_PART_SIZE, POSTS_PER_PAGE, PRODUCTS_PER_PAGE } from '#src/content/content-reader.ts'
import type { RowTypes } from './rows.ts'
import type { Snapshot } from './snapshot.ts'
import { INDEX_PART_SIZE, partOf, SEARCH_PART_SIZE } from './sorted-ids.ts'

/** One row before and after an edit; null where it did not or does not exist. */
export type RowChange = {
  [E in keyof RowTypes]: {
    readonly entity: E
    readonly id: number
    readonly before: RowTypes[E] | null
    readonly after: RowTypes[E] | null
  }
}[keyof RowTypes]

/**
 * Names for the parts of content that queries read and edits change. A query lists the facts that its result rests on;
 * an edit names those it changed; the publisher runs the queries where the two meet.
 */
export const FACT = {
  product: (id: number) => `product:${id}`,
  category: (id: number) => `category:${id}`,
  categories: 'categories',
  post: (id: number) => `post:${id}`,
  text: (id: number) => `text:${id}`,
  services: (type: string) => `services:${type}`,
  feedbacks: 'feedbacks',
  /** Membership, order and length of a list of products: all (null) or a category's. */
  productList: (categoryId: number | null) => `products:${categoryId ?? 'all'}`,
  /** The items of one archive part of that list, and its neighbouring parts. */
  productPart: (categoryId: number | null, part: number) => `products:${categoryId ?? 'all'}:${part}`,
  postList: 'posts',
  /** As {@link FACT.productPart}, of the posts. */
  postPart: (part: number) => `posts:${part}`,
  /** The products of a sitemap part; see `INDEX_PART_SIZE`. */
  productIndex: (part: number) => `product-index:${part}`,
  /** The products whose cards share a file; see `CARD_PART_SIZE`. */
  productCards: (part: number) => `product-cards:${part}`,
  /** The products of a search part; see `SEARCH_PART_SIZE`. */
  productSearch: (part: number) => `product-search:${part}`,
  /** The posts of a sitemap part; see `INDEX_PART_SIZE`. */
  postIndex: (part: number) => `post-index:${part}`,
  picture: (hash: string) => `picture:${hash}`,
  /** The year in Estonia. */
  year: 'year',
  /** For how many months messages are kept. */
  retention: 'retention',
  /** The set of addresses, and where former ones lead. */
  addresses: 'addresses',
} as const

/** Every fact that differs between two snapshots. */
export function changedFacts(before: Snapshot, after: Snapshot, changes: readonly RowChange[]): Set<string> {
  const facts = new Set(changes.flatMap(rowFacts))
  if (before.year !== after.year) facts.add(FACT.year)
  if (before.retentionMonths !== after.retentionMonths) facts.add(FACT.retention)
  // A withheld item is in no table. One that comes back after its deletion and is withheld at once makes no change of a row,
  // and yet its addresses do not count as gone any more.
  const items = before.withheld.symmetricDifference(after.withheld)
  for (const item of items) facts.add(item)
  if (items.size > 0) facts.add(FACT.addresses)
  for (const categoryId of changedLists(changes)) {
    facts.add(FACT.productList(categoryId))
    const parts = changedParts(before.productIds(categoryId), after.productIds(categoryId), PRODUCTS_PER_PAGE)
    for (const part of parts) facts.add(FACT.productPart(categoryId, part))
  }
  if (facts.has(FACT.postList)) {
    for (const part of changedParts(before.postIds(), after.postIds(), POSTS_PER_PAGE)) facts.add(FACT.postPart(part))
  }
  return facts
}

function rowFacts(change: RowChange): string[] {
  const { id } = change
  const isAddedOrDeleted = change.before === null || change.after === null
  const addressesIf = (isChanged: boolean) => (isChanged ? [FACT.addresses] : [])
  switch (change.entity) {
    case 'product':
      return [
        FACT.product(id),
        FACT.productIndex(partOf(id, INDEX_PART_SIZE)),
        FACT.productCards(partOf(id, CARD_PART_SIZE)),
        FACT.productSearch(partOf(id, SEARCH_PART_SIZE)),
        ...addressesIf(change.before?.category_id !== change.after?.category_id),
      ]
    case 'category':
      return [FACT.category(id), FACT.categories, ...addressesIf(change.before?.segment !== change.after?.segment)]
    case 'post': {
      const hasMoved = isAddedOrDeleted || change.before.date !== change.after.date
      return [
        FACT.post(id),
        FACT.postIndex(partOf(id, INDEX_PART_SIZE)),
        ...(hasMoved ? [FACT.postList] : []),
        ...addressesIf(isAddedOrDeleted),
      ]
    }
    case 'service':
      return [change.before, change.after].flatMap(row => (row ? [FACT.services(row.type)] : []))
    case 'text':
      return [FACT.text(id)]
    case 'feedback':
      return [FACT.feedbacks]
    case 'picture':
      return [change.before, change.after].flatMap(row => (row ? [FACT.picture(row.hash)] : []))
    case 'former':
      return [FACT.addresses]
  }
}

/** The lists of products that got or lost a member, by category; null is the list of all products. */
function changedLists(changes: readonly RowChange[]): Set<number | null> {
  const lists = new Set<number | null>()
  for (const change of changes) {
    if (change.entity !== 'product' || change.before?.category_id === change.after?.category_id) continue
    for (const row of [change.before, change.after]) if (row) lists.add(row.category_id)
    if (change.before === null || change.after === null) lists.add(null)
  }
  return lists
}

/**
 * The archive parts, counted from 1, whose ids or neighbours differ: every part from the one before the first difference.
 * @param size ids of a part
 */
function changedParts(before: readonly number[], after: readonly number[], size: number): number[] {
  const longest = Math.max(before.length, after.length)
  let firstDifference = 0
  while (firstDifference < longest && before[firstDifference] === after[firstDifference]) firstDifference += 1
  if (firstDifference === longest) return []
  const first = Math.max(1, Math.floor(firstDifference / size))
  const last = Math.ceil(longest / size)
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}
