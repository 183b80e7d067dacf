import { defineEntity, p } from '@mikro-orm/core'
import { BODY } from '#common/localized-fields.ts'
import { richTextColumns } from '../core/localized-columns.ts'

const TextSchema = defineEntity({
  name: 'Text',
  tableName: 'texts',
  properties: {
    /** 1–9, given by the specification; the rows always exist (first migration). */
    id: p.integer().primary().autoincrement(false),
    version: p.integer().version(),
    /** Sanitised HTML. */
    ...richTextColumns(BODY),
  },
})

/** One of the specification's text blocks (§3). */
export class Text extends TextSchema.class {}
TextSchema.setClass(Text)
