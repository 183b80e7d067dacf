import { defineEntity, p } from '@mikro-orm/core'
import { SEARCH_WORDS_MAX_LENGTH } from '../core/field-limits.schemas.ts'

const CategorySchema = defineEntity({
  name: 'Category',
  tableName: 'categories',
  properties: {
    id: p.integer().primary(),
    /** Optimistic lock; part of the ETag, never of an answer's body. */
    version: p.integer().version(),
    name: p.string().length(100),
    name_en: p.string().length(100).nullable(),
    name_ru: p.string().length(100).nullable(),
    /** The Estonian name in its form for addresses: see `categorySegment` in category.schemas.ts. Unique. */
    segment: p.string().length(200).unique(),
    /** Further search words of its products, in any language, as an administrator wrote them. */
    search_words: p.string().length(SEARCH_WORDS_MAX_LENGTH).nullable(),
  },
})

export class Category extends CategorySchema.class {}
CategorySchema.setClass(Category)
