import { defineEntity, p } from '@mikro-orm/core'

const TextSchema = defineEntity({
  name: 'Text',
  tableName: 'texts',
  properties: {
    /** 1–9, given by the specification; the rows always exist (first migration). */
    id: p.integer().primary().autoincrement(false),
    version: p.integer().version(),
    /** Sanitised HTML. */
    body: p.text(),
    body_en: p.text().nullable(),
    body_ru: p.text().nullable(),
  },
})

export class Text extends TextSchema.class {}
TextSchema.setClass(Text)
