import { defineEntity, p } from '@mikro-orm/core'
import { CATEGORY_NAME_MAX_LENGTH } from '#common/category-segment.ts'
import { SEARCH_WORDS_MAX_LENGTH } from '#common/field-limits.ts'
import { NAME } from '#common/localized-fields.ts'
import { lineColumns } from '../core/localized-columns.ts'

const CategorySchema = defineEntity({
  name: 'Category',
  tableName: 'categories',
  properties: {
    id: p.integer().primary(),
    /** The optimistic lock, which is part of the ETag and never of an answer's body. */
    version: p.integer().version(),
    ...lineColumns(NAME, CATEGORY_NAME_MAX_LENGTH),
    /** The Estonian name as addresses spell it: see `categorySegment` in category-segment.ts. Unique. */
    segment: p.string().length(200).unique(),
    /** Further search words of its products, in any language, as an administrator wrote them. */
    search_words: p.string().length(SEARCH_WORDS_MAX_LENGTH).nullable(),
  },
})

/** A category of the shop's products. */
export class Category extends CategorySchema.class {}
CategorySchema.setClass(Category)
