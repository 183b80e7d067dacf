import { defineEntity, p } from '@mikro-orm/core'
import { lineColumns, richTextColumns } from '../core/localized-columns.ts'
import { BODY, HEADER } from '../../common/localized-fields.ts'

const PostSchema = defineEntity({
  name: 'Post',
  tableName: 'posts',
  properties: {
    id: p.integer().primary(),
    version: p.integer().version(),
    image: p.string().length(2048).nullable(),
    ...lineColumns(HEADER, 200),
    /** Sanitised HTML. */
    ...richTextColumns(BODY),
    date: p.datetime(),
  },
})

export class Post extends PostSchema.class {}
PostSchema.setClass(Post)
