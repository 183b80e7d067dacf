import { LOCALES } from '#common/locales.ts'
import { pictureHash } from '#common/picture-address.ts'
import {
  CARD_PART_SIZE,
  type CategorySearchRow,
  type ProductSearchRow,
  type ProductWordsRow,
} from '../../content/content-reader.ts'
import { type PackedTexts, packTexts, unpackTexts } from '../../i18n/localized.ts'
import type { Script } from '../../i18n/script.ts'
import type { PictureFiles } from '../../ui/picture-sources.ts'
import { foldedWords } from '../search/fold-text.ts'
import type { ListedProduct } from './listed-product.ts'

/*
 * The shop's published index, in kinds of files, so that visitors download only what they use:
 * - facts: id, category and price of a thousand products in 3 kB. Enough to filter, sort and count;
 * - titles: the first columns of the search, folded, with the names of all categories in a file of their own;
 * - words: the descriptions of 256 products in one script, for a search that titles and names answer too poorly;
 * - cards: 32 products with neighbouring ids, as a list shows them.
 */

/** `/search/products.json`: the parts of facts, titles and words, and their number of products together. */
export type ProductIndex = {
  readonly parts: readonly number[]
  readonly wordParts: readonly number[]
  readonly total: number
}

/** Columns of equal length, oldest product first. `ids` holds the first id and then the distance to the one before. */
export type ProductFactsFile = {
  readonly ids: readonly number[]
  readonly categories: readonly number[]
  readonly cents: readonly number[]
}

/**
 * The columns belong to `ids` (written as in the facts): the words of a product's titles in all languages, and its own search
 * words. Folded, without the outer spaces.
 */
export type ProductTitlesFile = {
  readonly ids: readonly number[]
  readonly titles: readonly string[]
  readonly searchWords: readonly string[]
}

/** `/search/product-categories.json`: the words of each category's names and its search words, by its id. */
export type ProductCategoriesFile = { readonly words: Readonly<Record<string, string>> }

/** Like the titles: words of the descriptions. */
export type ProductWordsFile = { readonly ids: readonly number[]; readonly words: readonly string[] }

/** A product is an array; `segments` has its category's segment once. */
export type ProductCardsFile = {
  /** Category id → decoded path segment. */
  readonly segments: Readonly<Record<string, string>>
  readonly rows: readonly PackedProduct[]
}

/**
 * `newPriceCents` is null without a discount, `image` when the product shows the logo, a title without a translation.
 * `picture` is present when the image is one of an uploaded picture's files, whose address names the picture.
 */
type PackedProduct = readonly [id: number, ...title: PackedTexts, ...facts: PackedFacts]

type PackedFacts = readonly [
  image: string | null,
  priceCents: number,
  newPriceCents: number | null,
  categoryId: number,
  picture?: PackedPicture,
]

type PackedPicture = readonly [width: number, height: number, webp: readonly number[], avif: readonly number[]]

/** Addresses of the files. */
export const productIndexPath = '/search/products.json'
export const productFactsPath = (part: number) => `/search/product-facts-${part}.json`
export const productTitlesPath = (part: number) => `/search/product-titles-${part}.json`
export const productCategoriesPath = '/search/product-categories.json'
export const productWordsPath = (script: Script, part: number) => `/search/product-words-${script}-${part}.json`
/** The file with a product's card, if the product exists. */
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
    titles: rows.map(({ title }) => foldedWords(packTexts(title)).trim()),
    searchWords: rows.map(row => foldedWords([row.searchWords]).trim()),
  }
}

export function encodeCategories(categories: readonly CategorySearchRow[]): ProductCategoriesFile {
  const words = ({ name, searchWords }: CategorySearchRow) => foldedWords([...packTexts(name), searchWords]).trim()
  return { words: Object.fromEntries(categories.map(category => [category.id, words(category)])) }
}

export function encodeWords(rows: readonly ProductWordsRow[]): ProductWordsFile {
  return { ids: distances(rows.map(row => row.id)), words: rows.map(row => row.words.join(' ')) }
}

function distances(ids: readonly number[]): number[] {
  return ids.map((id, index) => id - (ids[index - 1] ?? 0))
}

/** Restores ids from their distances. */
export function decodeIds(distancesBetween: readonly number[]): number[] {
  let id = 0
  return distancesBetween.map(distance => (id += distance))
}

export function encodeProducts(rows: readonly ListedProduct[]): ProductCardsFile {
  return { segments: Object.fromEntries(rows.map(row => [row.categoryId, row.categorySegment])), rows: rows.map(packed) }
}

function packed({ picture, ...row }: ListedProduct): PackedProduct {
  const { title, image, priceCents, newPriceCents, categoryId } = row
  const product = [row.id, ...packTexts(title), image, priceCents, newPriceCents, categoryId] as const
  return picture ? [...product, [picture.width, picture.height, picture.webp, picture.avif]] : product
}

/** The cards, in the order of the encoding. */
export function decodeProducts(file: ProductCardsFile): ListedProduct[] {
  return file.rows.map(row => {
    const [image, priceCents, newPriceCents, categoryId, picture] = row.slice(
      1 + LOCALES.length,
    ) as readonly unknown[] as PackedFacts
    return {
      id: row[0],
      title: unpackTexts(row, 1),
      image,
      picture: unpackedPicture(image, picture),
      priceCents,
      newPriceCents,
      categoryId,
      categorySegment: file.segments[categoryId] ?? '',
    }
  })
}

function unpackedPicture(image: string | null, picture: PackedPicture | undefined): PictureFiles | null {
  const hash = image && pictureHash(image)
  if (!hash || !picture) return null
  const [width, height, webp, avif] = picture
  return { hash, width, height, webp, avif }
}
