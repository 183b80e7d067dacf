import { defineEntity, p } from '@mikro-orm/core'
import { MAIL_ROLES, MAIL_STATES } from './inbox.schemas.ts'
import { Message } from './message.entity.ts'

const MailSchema = defineEntity({
  name: 'Mail',
  tableName: 'mails',
  uniques: [{ properties: ['message', 'role'], name: 'mails_message_id_role_unique' }],
  indexes: [{ properties: ['state', 'next_attempt_at'], name: 'mails_state_next_attempt_at_index' }],
  properties: {
    id: p.integer().primary(),
    message: () => p.manyToOne(Message).fieldName('message_id').deleteRule('cascade').index(false),
    role: p.enum(MAIL_ROLES),
    state: p.enum(MAIL_STATES),
    /** Since when it is tried; a retry by hand begins anew. */
    queued_at: p.datetime(),
    attempts_made: p.integer(),
    /** Null when it is not tried any more. */
    next_attempt_at: p.datetime().nullable(),
    sent_at: p.datetime().nullable(),
  },
})

/** One mail of a message. The row is the queue: whatever happens to a job or a process, it says what is still to be sent. */
export class Mail extends MailSchema.class {}
MailSchema.setClass(Mail)
