import { defineEntity, p } from '@mikro-orm/core'

const PostSchema = defineEntity({
  name: 'Post',
  tableName: 'posts',
  properties: {
    id: p.integer().primary(),
    version: p.integer().version(),
    image: p.string().length(2048).nullable(),
    header: p.string().length(200),
    header_en: p.string().length(200).nullable(),
    header_ru: p.string().length(200).nullable(),
    /** Sanitised HTML. */
    body: p.text(),
    body_en: p.text().nullable(),
    body_ru: p.text().nullable(),
    date: p.datetime(),
  },
})

export class Post extends PostSchema.class {}
PostSchema.setClass(Post)
