import { defineEntity, p } from '@mikro-orm/core'
import { ATTEMPT_OUTCOMES } from '#common/mail-states.ts'
import { Mail } from './mail.entity.ts'

/** The longest detail that the delivery log keeps, in characters. */
export const MAX_DETAIL_LENGTH = 500

const MailAttemptSchema = defineEntity({
  name: 'MailAttempt',
  tableName: 'mail_attempts',
  properties: {
    id: p.integer().primary(),
    mail: () => p.manyToOne(Mail).fieldName('mail_id').deleteRule('cascade').index(),
    at: p.datetime(),
    outcome: p.enum(ATTEMPT_OUTCOMES),
    /** What the mail server said, or why the attempt never reached it. */
    detail: p.string().length(MAX_DETAIL_LENGTH),
  },
})

/** The delivery log: one row for each attempt to hand a mail over. */
export class MailAttempt extends MailAttemptSchema.class {}
MailAttemptSchema.setClass(MailAttempt)
