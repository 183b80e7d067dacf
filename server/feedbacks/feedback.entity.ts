import { defineEntity, p } from '@mikro-orm/core'

const FeedbackSchema = defineEntity({
  name: 'Feedback',
  tableName: 'feedbacks',
  properties: {
    id: p.integer().primary(),
    version: p.integer().version(),
    /** Sanitised HTML. */
    body: p.text(),
    body_en: p.text().nullable(),
    body_ru: p.text().nullable(),
  },
})

export class Feedback extends FeedbackSchema.class {}
FeedbackSchema.setClass(Feedback)
