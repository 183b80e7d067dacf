import { defineEntity, p } from '@mikro-orm/core'
import { IMAGE_ADDRESS_MAX_LENGTH, SEARCH_WORDS_MAX_LENGTH, TITLE_MAX_LENGTH } from '#common/field-limits.ts'
import { DESCRIPTION, HEADER } from '#common/localized-fields.ts'
import { Category } from '../categories/category.entity.ts'
import { EuroCentsType } from '../core/euro-cents-type.ts'
import { lineColumns, richTextColumns } from '../core/localized-columns.ts'

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
    /** Path of the picture on this site; null shows the logo. No page shows another host's address, which early rows may have. */
    image: p.string().length(IMAGE_ADDRESS_MAX_LENGTH).nullable(),
    ...lineColumns(HEADER, TITLE_MAX_LENGTH),
    ...richTextColumns(DESCRIPTION),
    priceCents: p.type(EuroCentsType).$type<number>().fieldName('price'),
    /** Discounted price; null when there is no discount. */
    newPriceCents: p.type(EuroCentsType).$type<number | null>().fieldName('new_price').nullable(),
    /** Further search words, in any language, as an administrator wrote them. */
    search_words: p.string().length(SEARCH_WORDS_MAX_LENGTH).nullable(),
  },
})

/** Something the shop sells. Orders keep titles and prices of their own. */
export class Product extends ProductSchema.class {}
ProductSchema.setClass(Product)
