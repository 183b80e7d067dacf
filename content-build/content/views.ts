/** Rows in the form that pages use. */
import { ALT, BODY, DESCRIPTION, HEADER, type LocalizedField, NAME, TITLE } from '#common/localized-fields.ts'
import type { LocalizedFields } from '#common/localized-names.ts'
import { ownImage } from '#server/content/rich-text-values.ts'
import type {
  Category,
  CategorySearchRow,
  Feedback,
  Picture,
  Post,
  Product,
  ProductCard,
  ProductSearchRow,
  ServiceItem,
} from '#src/content/content-reader.ts'
import { productInBrief, productOnPage } from '#src/content/product.ts'
import type { Localized } from '#src/i18n/localized.ts'
import { richTextForPage } from './rich-text.ts'
import type { CategoryRow, FeedbackRow, PictureRow, PostRow, ProductRow, ServiceRow } from './rows.ts'
import { postDesign, productDesign, sharePictureAddresses } from './share-design.ts'

export function card(row: ProductRow, itsCategory: CategoryRow): ProductCard {
  return {
    ...productInBrief(row),
    image: ownImage(row.image),
    categoryId: itsCategory.id,
    categorySegment: itsCategory.segment,
  }
}

export function product(row: ProductRow, itsCategory: CategoryRow): Product {
  return {
    ...card(row, itsCategory),
    ...productOnPage({ ...row, ...forPage(DESCRIPTION, row) }),
    categoryName: NAME.byLocale(itsCategory),
    sharePictures: sharePictureAddresses(locale => productDesign(row, itsCategory, locale)),
  }
}

export function searchRow(row: ProductRow): ProductSearchRow {
  const { id, title, priceCents, newPriceCents } = productInBrief(row)
  return { id, categoryId: row.category_id, effectiveCents: newPriceCents ?? priceCents, title, searchWords: row.search_words }
}

export function categorySearchRow(row: CategoryRow): CategorySearchRow {
  return { id: row.id, name: NAME.byLocale(row), searchWords: row.search_words }
}

export function category(row: CategoryRow): Category {
  return { id: row.id, name: NAME.byLocale(row), segment: row.segment }
}

export function post(row: PostRow): Post {
  return {
    id: row.id,
    title: HEADER.byLocale(row),
    image: ownImage(row.image),
    bodyHtml: richText(BODY, row),
    publishedAt: row.date,
    sharePictures: sharePictureAddresses(locale => postDesign(row, locale)),
  }
}

export function service(row: ServiceRow): ServiceItem {
  return {
    id: row.id,
    type: row.type,
    title: TITLE.byLocale(row),
    image: ownImage(row.image),
    bodyHtml: richText(BODY, row),
  }
}

export function feedback(row: FeedbackRow): Feedback {
  return { id: row.id, bodyHtml: richText(BODY, row) }
}

export function picture(row: PictureRow): Picture {
  const { hash, width, height, variants } = row
  return { hash, width, height, alt: ALT.byLocale(row), webp: variants.webp, avif: variants.avif }
}

/** Rich text with what pages add to it. */
export function richText<Name extends string>(field: LocalizedField<Name>, row: LocalizedFields<Name>): Localized {
  return field.byLocale(forPage(field, row))
}

function forPage<Name extends string>(field: LocalizedField<Name>, row: LocalizedFields<Name>): LocalizedFields<Name> {
  return field.map(row, richTextForPage, html => (html === null ? null : richTextForPage(html)))
}
