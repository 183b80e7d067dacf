import { ownImage } from '../../server/content/rich-text-values.ts'
import type {
  Category,
  CategorySearchRow,
  Feedback,
  Picture,
  Post,
  ProductCard,
  ProductSearchRow,
  ServiceItem,
} from '../../src/content/content-reader.ts'
import type { Localized } from '../../src/i18n/localized.ts'
import { richTextForPage } from './rich-text.ts'
import type { CategoryRow, FeedbackRow, PictureRow, PostRow, ProductRow, ServiceRow, TextRow } from './rows.ts'
import { postDesign, sharePictureAddresses } from './share-design.ts'

/** Rows in the form that pages use. */

export function card(row: ProductRow, itsCategory: CategoryRow): ProductCard {
  return {
    id: row.id,
    title: headers(row),
    image: ownImage(row.image),
    priceCents: row.priceCents,
    newPriceCents: row.newPriceCents,
    categoryId: itsCategory.id,
    categorySegment: itsCategory.segment,
  }
}

export function searchRow(row: ProductRow): ProductSearchRow {
  const effectiveCents = row.newPriceCents ?? row.priceCents
  return { id: row.id, categoryId: row.category_id, effectiveCents, title: headers(row), searchWords: row.search_words }
}

export function categorySearchRow(row: CategoryRow): CategorySearchRow {
  return { id: row.id, name: names(row), searchWords: row.search_words }
}

export function category(row: CategoryRow): Category {
  return { id: row.id, name: names(row), segment: row.segment }
}

export function post(row: PostRow): Post {
  return {
    id: row.id,
    title: headers(row),
    image: ownImage(row.image),
    bodyHtml: bodies(row),
    publishedAt: row.date,
    sharePictures: sharePictureAddresses(locale => postDesign(row, locale)),
  }
}

export function service(row: ServiceRow): ServiceItem {
  return {
    id: row.id,
    type: row.type,
    title: { et: row.title, en: row.title_en, ru: row.title_ru },
    image: ownImage(row.image),
    bodyHtml: bodies(row),
  }
}

export function feedback(row: FeedbackRow): Feedback {
  return { id: row.id, bodyHtml: bodies(row) }
}

export function picture(row: PictureRow): Picture {
  const { hash, width, height, alt, alt_en, alt_ru } = row
  const widths = (list: string) => (list === '' ? [] : list.split(' ').map(Number))
  return { hash, width, height, alt: { et: alt, en: alt_en, ru: alt_ru }, webp: widths(row.webp), avif: widths(row.avif) }
}

export function headers(row: { header: string; header_en: string | null; header_ru: string | null }): Localized {
  return { et: row.header, en: row.header_en, ru: row.header_ru }
}

export function names(row: CategoryRow): Localized {
  return { et: row.name, en: row.name_en, ru: row.name_ru }
}

export function bodies(row: Pick<TextRow, 'body' | 'body_en' | 'body_ru'>): Localized {
  return richText(row.body, row.body_en, row.body_ru)
}

export function richText(et: string, en: string | null, ru: string | null): Localized {
  return { et: richTextForPage(et), en: en === null ? null : richTextForPage(en), ru: ru === null ? null : richTextForPage(ru) }
}
