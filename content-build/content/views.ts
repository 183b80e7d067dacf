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

// Each function turns a row of the database into what pages read of it (content-reader.ts).

export function toCard(row: ProductRow, category: CategoryRow): ProductCard {
  return {
    ...productInBrief(row),
    image: ownImage(row.image),
    categoryId: category.id,
    categorySegment: category.segment,
  }
}

export function toProduct(row: ProductRow, category: CategoryRow): Product {
  return {
    ...toCard(row, category),
    ...productOnPage({ ...row, ...sanitizedFields(DESCRIPTION, row) }),
    categoryName: NAME.byLocale(category),
    sharePictures: sharePictureAddresses(locale => productDesign(row, category, locale)),
  }
}

/** What the search of products reads of a product. It sorts by `effectiveCents`, the price that a buyer pays. */
export function toSearchRow(row: ProductRow): ProductSearchRow {
  const { id, title, priceCents, newPriceCents } = productInBrief(row)
  return { id, categoryId: row.category_id, effectiveCents: newPriceCents ?? priceCents, title, searchWords: row.search_words }
}

export function toCategorySearchRow(row: CategoryRow): CategorySearchRow {
  return { id: row.id, name: NAME.byLocale(row), searchWords: row.search_words }
}

export function toCategory(row: CategoryRow): Category {
  return { id: row.id, name: NAME.byLocale(row), segment: row.segment }
}

export function toPost(row: PostRow): Post {
  return {
    id: row.id,
    title: HEADER.byLocale(row),
    image: ownImage(row.image),
    bodyHtml: richText(BODY, row),
    publishedAt: row.date,
    sharePictures: sharePictureAddresses(locale => postDesign(row, locale)),
  }
}

export function toService(row: ServiceRow): ServiceItem {
  return {
    id: row.id,
    type: row.type,
    title: TITLE.byLocale(row),
    image: ownImage(row.image),
    bodyHtml: richText(BODY, row),
  }
}

export function toFeedback(row: FeedbackRow): Feedback {
  return { id: row.id, bodyHtml: richText(BODY, row) }
}

export function toPicture(row: PictureRow): Picture {
  const { hash, width, height, variants } = row
  return { hash, width, height, alt: ALT.byLocale(row), webp: variants.webp, avif: variants.avif }
}

/** A rich text in all languages, sanitised again on its way into a page. */
export function richText<Name extends string>(field: LocalizedField<Name>, row: LocalizedFields<Name>): Localized {
  return field.byLocale(sanitizedFields(field, row))
}

/** The fields of a rich text, sanitised again; null for a missing translation. */
function sanitizedFields<Name extends string>(field: LocalizedField<Name>, row: LocalizedFields<Name>): LocalizedFields<Name> {
  return field.map(row, richTextForPage, html => (html === null ? null : richTextForPage(html)))
}
