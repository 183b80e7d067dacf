import { CARD_PART_SIZE, type ProductCard, type ProductSearchRow } from '../../content/content-reader.ts'
import { foldText } from '../search/fold-text.ts'

/*
 * The shop's published index, in three kinds of files, so that nobody downloads what they do not use:
 * - facts: id, category and price of a thousand products in 3 kB. Enough to filter, sort and count;
 * - titles: what the search looks through, already folded;
 * - cards: what a list shows of 32 products with neighbouring ids.
 */

/** `/search/products.json`: which parts facts and titles have, and how many products they hold together. */
export type ProductIndex = { readonly parts: readonly number[]; readonly total: number }

/** Columns of equal length, oldest product first. `ids` holds the first id and then the distance to the one before. */
export type ProductFactsFile = {
  readonly ids: readonly number[]
  readonly categories: readonly number[]
  readonly cents: readonly number[]
}

/** `titles` belong to `ids` (written as in the facts): a product's titles in all languages, folded, one a line. */
export type ProductTitlesFile = { readonly ids: readonly number[]; readonly titles: readonly string[] }

/** A product is an array; its category's path segment stands once in `segments`. */
export type ProductCardsFile = {
  /** Category id → decoded path segment. */
  readonly segments: Readonly<Record<string, string>>
  readonly rows: readonly PackedProduct[]
}

/** `newPriceCents` is null without a discount, `image` when the product shows the logo, a title when it is not translated. */
type PackedProduct = readonly [
  id: number,
  titleEt: string,
  titleEn: string | null,
  titleRu: string | null,
  image: string | null,
  priceCents: number,
  newPriceCents: number | null,
  categoryId: number,
]

/** Addresses of the files. */
export const productIndexPath = '/search/products.json'
export const productFactsPath = (part: number) => `/search/product-facts-${part}.json`
export const productTitlesPath = (part: number) => `/search/product-titles-${part}.json`
/** The file that holds a product's card, as long as there is such a product. */
export const productCardsPath = (id: number) => `/search/products-${Math.floor(id / CARD_PART_SIZE)}.json`

export function encodeFacts(rows: readonly ProductSearchRow[]): ProductFactsFile {
  return {
    ids: distances(rows.map(row => row.id)),
    categories: rows.map(row => row.categoryId),
    cents: rows.map(row => row.effectiveCents),
  }
}

export function encodeTitles(rows: readonly ProductSearchRow[]): ProductTitlesFile {
  return {
    ids: distances(rows.map(row => row.id)),
    titles: rows.map(({ title }) => [...new Set([title.et, title.en ?? '', title.ru ?? ''].map(foldText))].join('\n').trim()),
  }
}

function distances(ids: readonly number[]): number[] {
  return ids.map((id, index) => id - (ids[index - 1] ?? 0))
}

/** The ids that were written as distances. */
export function decodeIds(distancesBetween: readonly number[]): number[] {
  let id = 0
  return distancesBetween.map(distance => (id += distance))
}

export function encodeProducts(rows: readonly ProductCard[]): ProductCardsFile {
  return {
    segments: Object.fromEntries(rows.map(row => [row.categoryId, row.categorySegment])),
    rows: rows.map(row => [
      row.id,
      row.title.et,
      row.title.en,
      row.title.ru,
      row.image,
      row.priceCents,
      row.newPriceCents,
      row.categoryId,
    ]),
  }
}

/** The cards as they were encoded, in their order. */
export function decodeProducts(file: ProductCardsFile): ProductCard[] {
  return file.rows.map(([id, et, en, ru, image, priceCents, newPriceCents, categoryId]) => ({
    id,
    title: { et, en, ru },
    image,
    priceCents,
    newPriceCents,
    categoryId,
    categorySegment: file.segments[categoryId] ?? '',
  }))
}
