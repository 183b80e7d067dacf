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
 * The shop's published index. It has several kinds of files, so that visitors download only what they use:
 * - facts: id, category and price of products, a thousand in 3 kB. They are enough to filter, sort and count.
 * - titles: folded titles and search words, for the search. The names of all categories are in a file of their own.
 * - words: the folded words of 256 products' descriptions in one script, for a search that finds too little in titles and names.
 * - cards: 32 products with neighbouring ids, as a list shows them.
 */

/** `/search/products.json`: the numbers of the part files of facts and titles, and those of words. */
export type ProductIndex = { readonly parts: readonly number[]; readonly wordParts: readonly number[] }

/**
 * `/search/product-facts-{part}.json`: columns of equal length, oldest product first. `ids` holds the first id, and then each
 * id's distance from the one before. `cents` is the price that a buyer pays.
 */
export type ProductFactsFile = {
  readonly ids: readonly number[]
  readonly categories: readonly number[]
  readonly cents: readonly number[]
}

/**
 * `/search/product-titles-{part}.json`: columns of equal length, `ids` as in the facts. `titles` has the words of a product's
 * titles in all languages, `searchWords` those that an administrator gave it. Words are folded, with one space between them.
 */
export type ProductTitlesFile = {
  readonly ids: readonly number[]
  readonly titles: readonly string[]
  readonly searchWords: readonly string[]
}

/** `/search/product-categories.json`: the words of each category's names and its search words, by its id. */
export type ProductCategoriesFile = { readonly words: Readonly<Record<string, string>> }

/** `/search/product-words-{script}-{part}.json`: the words of products' descriptions, in columns as those of the titles. */
export type ProductWordsFile = { readonly ids: readonly number[]; readonly words: readonly string[] }

/** `/search/products-{part}.json`: the cards of products. `segments` has the segment of each category once. */
export type ProductCardsFile = {
  /** Category id → decoded path segment. */
  readonly segments: Readonly<Record<string, string>>
  readonly rows: readonly PackedProduct[]
}

/**
 * A product as an array. `newPriceCents` is null without a discount, `image` when the product shows the logo, a title without a
 * translation. `picture` is present when `image` is a file of an uploaded picture; the file's address contains the picture's
 * hash.
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

/** Packs products into a file of facts. */
export function encodeFacts(rows: readonly ProductSearchRow[]): ProductFactsFile {
  return {
    ids: distances(rows.map(row => row.id)),
    categories: rows.map(row => row.categoryId),
    cents: rows.map(row => row.effectiveCents),
  }
}

/** Packs products into a file of titles. */
export function encodeTitles(rows: readonly ProductSearchRow[]): ProductTitlesFile {
  return {
    ids: distances(rows.map(row => row.id)),
    titles: rows.map(({ title }) => foldedWords(packTexts(title)).trim()),
    searchWords: rows.map(row => foldedWords([row.searchWords]).trim()),
  }
}

/** Packs the search's words of all categories into their file. */
export function encodeCategories(categories: readonly CategorySearchRow[]): ProductCategoriesFile {
  const words = ({ name, searchWords }: CategorySearchRow) => foldedWords([...packTexts(name), searchWords]).trim()
  return { words: Object.fromEntries(categories.map(category => [category.id, words(category)])) }
}

/** Packs the words of products' descriptions into a file of words. */
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

/** Packs products into a file of cards. */
export function encodeProducts(rows: readonly ListedProduct[]): ProductCardsFile {
  return { segments: Object.fromEntries(rows.map(row => [row.categoryId, row.categorySegment])), rows: rows.map(packProduct) }
}

function packProduct({ picture, ...row }: ListedProduct): PackedProduct {
  const { title, image, priceCents, newPriceCents, categoryId } = row
  const product = [row.id, ...packTexts(title), image, priceCents, newPriceCents, categoryId] as const
  return picture ? [...product, [picture.width, picture.height, picture.webp, picture.avif]] : product
}

/** Unpacks a file of cards, in its order. */
export function decodeProducts(file: ProductCardsFile): ListedProduct[] {
  return file.rows.map(row => {
    // The facts follow the id and a title in each language. TypeScript loses the tuple's types in `slice`.
    const [image, priceCents, newPriceCents, categoryId, picture] = row.slice(
      1 + LOCALES.length,
    ) as readonly unknown[] as PackedFacts
    return {
      id: row[0],
      title: unpackTexts(row, 1),
      image,
      picture: unpackPicture(image, picture),
      priceCents,
      newPriceCents,
      categoryId,
      categorySegment: file.segments[categoryId] ?? '',
    }
  })
}

function unpackPicture(image: string | null, picture: PackedPicture | undefined): PictureFiles | null {
  const hash = image && pictureHash(image)
  if (!hash || !picture) return null
  const [width, height, webp, avif] = picture
  return { hash, width, height, webp, avif }
}
