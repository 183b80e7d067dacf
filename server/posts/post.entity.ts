import { defineEntity, p } from '@mikro-orm/core'
import { IMAGE_ADDRESS_MAX_LENGTH, TITLE_MAX_LENGTH } from '#common/field-limits.ts'
import { BODY, HEADER } from '#common/localized-fields.ts'
import { lineColumns, richTextColumns } from '../core/localized-columns.ts'

const PostSchema = defineEntity({
  name: 'Post',
  tableName: 'posts',
  properties: {
    id: p.integer().primary(),
    version: p.integer().version(),
    image: p.string().length(IMAGE_ADDRESS_MAX_LENGTH).nullable(),
    ...lineColumns(HEADER, TITLE_MAX_LENGTH),
    ...richTextColumns(BODY),
    date: p.datetime(),
  },
})

/** An item of the news. */
export class Post extends PostSchema.class {}
PostSchema.setClass(Post)
