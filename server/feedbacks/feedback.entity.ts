import { defineEntity, p } from '@mikro-orm/core'
import { BODY } from '#common/localized-fields.ts'
import { richTextColumns } from '../core/localized-columns.ts'

const FeedbackSchema = defineEntity({
  name: 'Feedback',
  tableName: 'feedbacks',
  properties: {
    id: p.integer().primary(),
    version: p.integer().version(),
    /** Sanitised HTML. */
    ...richTextColumns(BODY),
  },
})

/** What a customer said of the company. */
export class Feedback extends FeedbackSchema.class {}
FeedbackSchema.setClass(Feedback)
