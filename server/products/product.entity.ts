import { defineEntity, p } from '@mikro-orm/core'
import { Category } from '../categories/category.entity.ts'
import { EuroCentsType } from '../core/euro.ts'
import { SEARCH_WORDS_MAX_LENGTH } from '../core/field-limits.schemas.ts'

const ProductSchema = defineEntity({
  name: 'Product',
  tableName: 'products',
  checks: [
    { name: 'products_price_check', expression: 'price >= 0' },
    { name: 'products_new_price_check', expression: 'new_price >= 0 and new_price <= price' },
  ],
  properties: {
    id: p.integer().primary(),
    version: p.integer().version(),
    category: () => p.manyToOne(Category).fieldName('category_id').index(),
    /** URL or site path of the picture; null shows the logo. */
    image: p.string().length(2048).nullable(),
    header: p.string().length(200),
    header_en: p.string().length(200).nullable(),
    header_ru: p.string().length(200).nullable(),
    /** Sanitised HTML. */
    description: p.text(),
    description_en: p.text().nullable(),
    description_ru: p.text().nullable(),
    priceCents: p.type(EuroCentsType).$type<number>().fieldName('price'),
    /** Discounted price; null when there is no discount. */
    newPriceCents: p.type(EuroCentsType).$type<number | null>().fieldName('new_price').nullable(),
    /** Further search words, in any language, as an administrator wrote them. */
    search_words: p.string().length(SEARCH_WORDS_MAX_LENGTH).nullable(),
  },
})

export class Product extends ProductSchema.class {}
ProductSchema.setClass(Product)
