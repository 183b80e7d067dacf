import { BODY, HEADER } from '#common/localized-fields.ts'
import { CARD_PART_SIZE, POSTS_IN_FEED, POSTS_PER_PAGE, PRODUCTS_PER_PAGE, type TextId } from '#src/content/content-reader.ts'
import type { Script } from '#src/i18n/script.ts'
import { distinctiveWords } from './distinctive-words.ts'
import { FACT } from './facts.ts'
import { formerAddresses, formerTargets } from './former-addresses.ts'
import type { RowTypes, ServiceRow } from './rows.ts'
import type { Snapshot } from './snapshot.ts'
import { archivePartCount, INDEX_PART_SIZE, partOf, SEARCH_PART_SIZE } from './sorted-ids.ts'
import {
  richText,
  toCard,
  toCategory,
  toCategorySearchRow,
  toFeedback,
  toPicture,
  toPost,
  toProduct,
  toSearchRow,
  toService,
} from './views.ts'

/**
 * A query that the site's pages ask of content. `facts` names what its result rests on (see facts.ts): the publisher
 * runs the query again only when one of them changed. Results are JSON.
 */
type Query<Args extends readonly (number | string | null)[], Answer> = {
  facts(snapshot: Snapshot, ...args: NoInfer<Args>): readonly string[]
  answer(snapshot: Snapshot, ...args: Args): Answer
}

/** Returns the definition itself: the call makes TypeScript infer its types. */
function query<Args extends readonly (number | string | null)[], Answer>(definition: Query<Args, Answer>): Query<Args, Answer> {
  return definition
}

/** One part of a list, counted from its oldest item: only whole parts exist (see `ProductArchive`). */
export type ArchivePart = { ids: readonly number[]; newerPart: number | null; olderPart: number | null }
/** The first page of a list. */
export type NewestPart = { ids: readonly number[]; total: number; olderPart: number | null }

/**
 * All queries. The pages of the shop and the news ask for ids, and for each item with a query of its own: an edit of one
 * product then repeats one small query instead of every list of the shop. Short lists and index parts return their items.
 */
export const QUERIES = {
  product: query({
    facts: (snapshot, id: number) => [FACT.product(id), ...categoryFactOf(snapshot, id)],
    answer: (snapshot, id: number) => inItsCategory(snapshot, id, toProduct),
  }),
  productCard: query({
    facts: (snapshot, id: number) => [FACT.product(id), ...categoryFactOf(snapshot, id)],
    answer: (snapshot, id: number) => inItsCategory(snapshot, id, toCard),
  }),
  newestProductIds: query({
    facts: (_snapshot, categoryId: number | null) => [FACT.productList(categoryId)],
    answer: (snapshot, categoryId: number | null) => newestPart(snapshot.productIds(categoryId), PRODUCTS_PER_PAGE),
  }),
  productArchiveIds: query({
    facts: (_snapshot, categoryId: number | null, part: number) => [FACT.productPart(categoryId, part)],
    answer: (snapshot, categoryId: number | null, part: number) =>
      archivePart(snapshot.productIds(categoryId), PRODUCTS_PER_PAGE, part),
  }),
  categories: query({
    facts: () => [FACT.categories],
    answer: snapshot =>
      [...snapshot.tables.category.values()]
        .toSorted((a, b) => ESTONIAN_ORDER.compare(a.name, b.name) || a.id - b.id)
        .map(toCategory),
  }),
  categoryBySegment: query({
    facts: () => [FACT.categories],
    answer: (snapshot, segment: string) => {
      const row = snapshot.tables.category.values().find(candidate => candidate.segment === segment)
      return row ? toCategory(row) : null
    },
  }),
  post: query({
    facts: (_snapshot, id: number) => [FACT.post(id)],
    answer: (snapshot, id: number) => {
      const row = snapshot.tables.post.get(id)
      return row ? toPost(row) : null
    },
  }),
  newestPostIds: query({
    facts: () => [FACT.postList],
    answer: snapshot => newestPart(snapshot.postIds(), POSTS_PER_PAGE),
  }),
  feedPostIds: query({
    facts: () => [FACT.postList],
    answer: snapshot => snapshot.postIds().slice(-POSTS_IN_FEED).toReversed(),
  }),
  postArchiveIds: query({
    facts: (_snapshot, part: number) => [FACT.postPart(part)],
    answer: (snapshot, part: number) => archivePart(snapshot.postIds(), POSTS_PER_PAGE, part),
  }),
  text: query({
    facts: (_snapshot, id: TextId) => [FACT.text(id)],
    answer: (snapshot, id: TextId) => {
      const row = snapshot.tables.text.get(id)
      if (!row) throw new Error(`Text ${id} is missing: the migrations insert every text, and nothing deletes one`)
      return richText(BODY, row)
    },
  }),
  services: query({
    facts: (_snapshot, type: ServiceRow['type']) => [FACT.services(type)],
    answer: (snapshot, type: ServiceRow['type']) => snapshot.services(type).map(toService),
  }),
  feedbacks: query({
    facts: () => [FACT.feedbacks],
    answer: snapshot => [...snapshot.tables.feedback.values()].toSorted((a, b) => b.id - a.id).map(toFeedback),
  }),
  productIndexPart: query({
    facts: (_snapshot, part: number) => [FACT.productIndex(part), FACT.categories],
    answer: (snapshot, part: number) =>
      snapshot.productIdsOfPart(part, INDEX_PART_SIZE).flatMap(id => inItsCategory(snapshot, id, toCard) ?? []),
  }),
  productIndex: query({
    facts: () => [FACT.productList(null)],
    answer: snapshot => snapshot.productParts(INDEX_PART_SIZE),
  }),
  productCardsPart: query({
    facts: (_snapshot, part: number) => [FACT.productCards(part), FACT.categories],
    answer: (snapshot, part: number) =>
      snapshot.productIdsOfPart(part, CARD_PART_SIZE).flatMap(id => inItsCategory(snapshot, id, toCard) ?? []),
  }),
  productSearchPart: query({
    facts: (_snapshot, part: number) => [FACT.productSearch(part)],
    answer: (snapshot, part: number) =>
      snapshot.productIdsOfPart(part, SEARCH_PART_SIZE).flatMap(id => {
        const row = snapshot.tables.product.get(id)
        return row ? [toSearchRow(row)] : []
      }),
  }),
  productWordsPart: query({
    facts: (_snapshot, _script: Script, part: number) => [FACT.productIndex(part)],
    answer: (snapshot, script: Script, part: number) =>
      distinctiveWords(
        snapshot.productIdsOfPart(part, INDEX_PART_SIZE).flatMap(id => snapshot.tables.product.get(id) ?? []),
        script,
      ),
  }),
  categorySearch: query({
    facts: () => [FACT.categories],
    answer: snapshot => [...snapshot.tables.category.values()].toSorted((a, b) => a.id - b.id).map(toCategorySearchRow),
  }),
  productSearch: query({
    facts: () => [FACT.productList(null)],
    answer: snapshot => ({
      parts: snapshot.productParts(SEARCH_PART_SIZE),
      wordParts: snapshot.productParts(INDEX_PART_SIZE),
    }),
  }),
  postIndexPart: query({
    facts: (_snapshot, part: number) => [FACT.postIndex(part)],
    answer: (snapshot, part: number) =>
      [...snapshot.tables.post.values()]
        .filter(row => partOf(row.id, INDEX_PART_SIZE) === part)
        .toSorted((a, b) => a.id - b.id)
        .map(row => ({ id: row.id, title: HEADER.byLocale(row), publishedAt: row.date })),
  }),
  postIndex: query({
    facts: () => [FACT.postList],
    answer: snapshot => ({
      parts: [...new Set(snapshot.postIds().map(id => partOf(id, INDEX_PART_SIZE)))].toSorted((a, b) => a - b),
    }),
  }),
  // The server stores a former address together with the change of its item, so the facts of the item are enough.
  formerCategory: query({
    facts: () => [FACT.categories],
    answer: (snapshot, segment: string) => {
      const current = formerTargets(snapshot).segments.get(segment)
      return current === undefined ? null : { segment: current }
    },
  }),
  goneProduct: query({
    facts: (_snapshot, id: number) => [FACT.product(id), FACT.categories],
    answer: (snapshot, id: number) => {
      const former = formerTargets(snapshot).products.get(id)
      return former?.isGone ? { segment: former.segment } : null
    },
  }),
  isGonePost: query({
    facts: (_snapshot, id: number) => [FACT.post(id)],
    answer: (snapshot, id: number) => formerTargets(snapshot).posts.has(id),
  }),
  formerAddresses: query({
    facts: () => [FACT.addresses],
    answer: snapshot => formerAddresses(snapshot),
  }),
  picture: query({
    facts: (_snapshot, hash: string) => [FACT.picture(hash)],
    answer: (snapshot, hash: string) => {
      const row = snapshot.pictureOf(hash)
      return row ? toPicture(row) : null
    },
  }),
  year: query({
    facts: () => [FACT.year],
    answer: snapshot => snapshot.year,
  }),
  retentionMonths: query({
    facts: () => [FACT.retention],
    answer: snapshot => snapshot.retentionMonths,
  }),
} as const

export type QueryName = keyof typeof QUERIES
export type QueryArgs<N extends QueryName> = (typeof QUERIES)[N] extends Query<infer Args, unknown> ? Args : never
export type QueryAnswer<N extends QueryName> = ReturnType<(typeof QUERIES)[N]['answer']>

/** Estonian alphabetical order, the same on every machine. */
const ESTONIAN_ORDER = new Intl.Collator('et')

function categoryFactOf(snapshot: Snapshot, productId: number): readonly string[] {
  const row = snapshot.tables.product.get(productId)
  return row ? [FACT.category(row.category_id)] : []
}

/** A view of a product and its category; null when there is no product with this id. */
function inItsCategory<View>(
  snapshot: Snapshot,
  id: number,
  view: (row: RowTypes['product'], category: RowTypes['category']) => View,
): View | null {
  const row = snapshot.tables.product.get(id)
  const category = row && snapshot.tables.category.get(row.category_id)
  return row && category ? view(row, category) : null
}

/**
 * The first page of a list.
 * @param ids of the whole list, oldest first
 * @param size items of a part
 */
function newestPart(ids: readonly number[], size: number): NewestPart {
  return {
    ids: ids.slice(-size).toReversed(),
    total: ids.length,
    // The newest whole part that is not all on the first page.
    olderPart: ids.length > size ? Math.ceil(ids.length / size) - 1 : null,
  }
}

/** A part of a list, with parameters as in {@link newestPart}; null when the list has no such part. */
function archivePart(ids: readonly number[], size: number, part: number): ArchivePart | null {
  const parts = archivePartCount(ids.length, size)
  if (!Number.isInteger(part) || part < 1 || part > parts) return null
  return {
    ids: ids.slice((part - 1) * size, part * size).toReversed(),
    newerPart: part < parts ? part + 1 : null,
    olderPart: part > 1 ? part - 1 : null,
  }
}
