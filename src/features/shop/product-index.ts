import type { ProductIndexRow } from '../../content/content-reader.ts'

/** `/search/products.json`: which part files there are, and how many products they hold together. */
export type ProductIndex = { readonly parts: readonly number[]; readonly total: number }

/**
 * `/search/products-{part}.json`. A product is an array, its category's path segment stands once in `segments`:
 * ten thousand products then weigh half of what objects would.
 */
export type ProductIndexFile = {
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
export const productIndexPartPath = (part: number) => `/search/products-${part}.json`

export function encodeProducts(rows: readonly ProductIndexRow[]): ProductIndexFile {
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

/** The rows as they were encoded, in their order. */
export function decodeProducts(file: ProductIndexFile): ProductIndexRow[] {
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
