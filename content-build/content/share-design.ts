import { hash } from 'node:crypto'
import { byLocale, type Locale } from '#common/locales.ts'
import { HEADER, NAME } from '#common/localized-fields.ts'
import type { SitePath } from '#common/paths.ts'
import { SHARE_DIR } from '#common/published-folders.ts'
import type { SharePictures } from '#src/content/content-reader.ts'
import { productInBrief } from '#src/content/product.ts'
import type { CategoryRow, PostRow, ProductRow } from './rows.ts'

/** Increase it when the same content is to look different: then every picture gets another address. */
const DESIGN_VERSION = 6

/** 22 base64url characters: 132 bits of SHA-256. */
const ADDRESS_HASH_LENGTH = 22

/** Everything a share picture shows: two equal designs are one picture, byte for byte. */
export type ShareDesign = ProductDesign | PostDesign

type Common = {
  /** The page's language: it decides how dates, prices and words are written. */
  readonly locale: Locale
  readonly title: string
  /** The content's picture; the publisher does not fetch one of another host. */
  readonly image: string | null
}
type ProductDesign = Common & {
  readonly kind: 'product'
  readonly category: string
  readonly priceCents: number
  readonly newPriceCents: number | null
}
type PostDesign = Common & { readonly kind: 'post'; /** ISO 8601 instant. */ readonly publishedAt: string }

/** What the share picture of a product's page shows in one language. */
export function productDesign(row: ProductRow, category: CategoryRow, locale: Locale): ShareDesign {
  const { priceCents, newPriceCents } = productInBrief(row)
  return {
    kind: 'product',
    locale,
    title: HEADER.textIn(row, locale),
    image: row.image,
    category: NAME.textIn(category, locale),
    priceCents,
    newPriceCents,
  }
}

/** What the share picture of a post's page shows in one language. */
export function postDesign(row: PostRow, locale: Locale): ShareDesign {
  return { kind: 'post', locale, title: HEADER.textIn(row, locale), image: row.image, publishedAt: row.date }
}

/**
 * The address of a picture, made from what it shows. A page can name it before the picture is drawn, and the picture at
 * an address never changes.
 */
export function sharePictureAddress(design: ShareDesign): SitePath {
  return `/${SHARE_DIR}/${hash('sha256', JSON.stringify([DESIGN_VERSION, design]), 'base64url').slice(0, ADDRESS_HASH_LENGTH)}.jpg`
}

/** The addresses of an item's pictures, one for each language. */
export function sharePictureAddresses(designIn: (locale: Locale) => ShareDesign): SharePictures {
  return byLocale(locale => sharePictureAddress(designIn(locale)))
}
