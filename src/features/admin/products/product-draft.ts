import type { Locale } from '../../../i18n/locales.ts'
import type { Product, ProductChange } from '../api/product.api.ts'
import type { Draft, DraftErrors } from '../form/draft.ts'
import { readEuros, writeEuros } from '../form/euro-input.ts'

/** The editor's fields in the order they stand on the page. */
export const PRODUCT_FIELDS = [
  'category_id',
  'price',
  'new_price',
  'image',
  'header',
  'description',
  'header_en',
  'description_en',
  'header_ru',
  'description_ru',
] as const
export type ProductField = (typeof PRODUCT_FIELDS)[number]
export type ProductDraft = Draft<ProductField>

const TITLE_MAX_LENGTH = 200

export const TITLE_FIELDS: Readonly<Record<Locale, ProductField>> = { et: 'header', en: 'header_en', ru: 'header_ru' }
export const DESCRIPTION_FIELDS: Readonly<Record<Locale, ProductField>> = {
  et: 'description',
  en: 'description_en',
  ru: 'description_ru',
}

/** The language tab a field stands in, or null when it stands above the tabs. */
export function languageOfField(field: ProductField): Locale | null {
  const locales = Object.keys(TITLE_FIELDS) as Locale[]
  return locales.find(locale => TITLE_FIELDS[locale] === field || DESCRIPTION_FIELDS[locale] === field) ?? null
}

/** @param locale says how amounts are written */
export function productDraft(product: Product, locale: Locale): ProductDraft {
  return {
    category_id: String(product.category_id),
    price: writeEuros(product.price, locale),
    new_price: writeEuros(product.new_price, locale),
    image: product.image ?? '',
    header: product.header,
    header_en: product.header_en ?? '',
    header_ru: product.header_ru ?? '',
    description: product.description,
    description_en: product.description_en ?? '',
    description_ru: product.description_ru ?? '',
  }
}

/** The whole product as the API takes it. Call it for a draft without errors. */
export function productChange(id: number, draft: ProductDraft): ProductChange {
  return {
    id,
    category_id: Number(draft.category_id),
    price: readEuros(draft.price).euros ?? 0,
    new_price: readEuros(draft.new_price).euros,
    image: draft.image.trim() || null,
    header: draft.header.trim(),
    header_en: draft.header_en.trim() || null,
    header_ru: draft.header_ru.trim() || null,
    description: draft.description,
    description_en: draft.description_en.trim() === '' ? null : draft.description_en,
    description_ru: draft.description_ru.trim() === '' ? null : draft.description_ru,
  }
}

/** Specification §5: price, category and, when editing, the titles in all languages are required. */
export function productErrors(draft: ProductDraft): DraftErrors<ProductField> {
  const errors: Partial<Record<ProductField, string>> = {}
  if (draft.category_id === '') errors.category_id = 'REQUIRED'
  const price = readEuros(draft.price)
  const newPrice = readEuros(draft.new_price)
  if (price.problem !== null) errors.price = price.problem
  else if (price.euros === null) errors.price = 'REQUIRED'
  if (newPrice.problem !== null) errors.new_price = newPrice.problem
  else if (newPrice.euros !== null && price.euros !== null && newPrice.euros >= price.euros) errors.new_price = 'NOT_A_DISCOUNT'
  if (draft.image.trim() !== '' && !isImageAddress(draft.image.trim())) errors.image = 'INVALID_URL'
  for (const field of Object.values(TITLE_FIELDS)) {
    const title = draft[field].trim()
    if (title === '') errors[field] = 'REQUIRED'
    else if (title.length > TITLE_MAX_LENGTH) errors[field] = 'TITLE_TOO_LONG'
  }
  return errors
}

/** An https address, or a path of the site. The server looks closer. */
function isImageAddress(text: string): boolean {
  return /^https:\/\/[^\s/]/i.test(text) || /^\/(?![/\\])/.test(text)
}
