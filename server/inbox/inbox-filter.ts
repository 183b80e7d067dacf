import { raw, type FilterQuery } from '@mikro-orm/core'
import { z } from 'zod'
import type { MAIL_STATES } from '#common/mail-states.ts'
import { MESSAGE_KINDS } from '#common/message-rules.ts'
import { SearchText } from '../core/field.schemas.ts'
import { containing } from '../core/like-pattern.ts'
import type { Message } from '../messages/message.entity.ts'
import { MAILS_STATE_SQL } from './inbox-views.ts'
import { MAILS_STATES, type MailsState, MESSAGE_STATES, type MessageState } from './inbox.schemas.ts'

/** PostgreSQL's years begin with 1. */
const Day = z.iso.date().refine(day => day >= '0001', 'Expected a day of the years 0001 to 9999.')
/** An empty parameter, as a form sends for an unused field, does not filter. */
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .literal('')
    .transform(() => undefined)
    .or(schema)
    .optional()

/** The inbox's filters, as query parameters. */
export const InboxFilter = z.object({
  /** Part of a name, address, phone, subject, number or text, of a company, a parcel machine, an ordered product or a service. */
  q: SearchText,
  kind: optional(z.enum(MESSAGE_KINDS)),
  state: optional(z.enum(MESSAGE_STATES)),
  mails: optional(z.enum(MAILS_STATES)),
  /** First and last day in Estonia. */
  from: optional(Day),
  to: optional(Day),
})
export type InboxFilter = z.output<typeof InboxFilter>

const SEARCHED_FIELDS = ['number', 'name', 'email', 'phone', 'subject', 'message'] as const
/** What else a visitor may have typed, and the titles of what was asked for, in all languages. */
const FIELD_TEXTS_SQL = (message: string) => `(
  select string_agg(value #>> '{}', chr(10))
  from unnest(array['$.ettevote', '$.parcel_machine', '$.service.*', '$.cart[*].*']::jsonpath[]) as path,
    jsonb_path_query(${message}.fields, path) as value
  where jsonb_typeof(value) = 'string')`

const WITH_MAIL = '(select message_id from mails where state = ?)'
/** The state of at least one of the mails that are together in a state; most are sent, so that looking them up first gains nothing. */
const MAIL_OF: Readonly<Partial<Record<MailsState, (typeof MAIL_STATES)[number]>>> = {
  queued: 'queued',
  failing: 'queued',
  failed: 'failed',
}

const TIME_ZONE = 'Europe/Tallinn'

/** The filter as a condition on messages. */
export function inboxWhere({ q, kind, state, mails, from, to }: InboxFilter): FilterQuery<Message> {
  const conditions: FilterQuery<Message>[] = []
  if (q) {
    const contains = { $ilike: containing(q) }
    const searched = SEARCHED_FIELDS.map(field => ({ [field]: contains }))
    conditions.push({ $or: [...searched, { $and: inFields(q) }, ...spelledOtherwise(q)] })
  }
  if (kind) conditions.push({ kind })
  if (state) conditions.push(STATE_CONDITIONS[state])
  // The index on the mails' states finds the few candidates.
  if (mails && MAIL_OF[mails]) conditions.push({ id: { $in: raw(WITH_MAIL, [MAIL_OF[mails]]) } })
  if (mails) conditions.push({ [raw(MAILS_STATE_SQL)]: mails })
  if (from) conditions.push({ created_at: { $gte: midnight(from, 0) } })
  if (to) conditions.push({ created_at: { $lt: midnight(to, 1) } })
  return { $and: conditions }
}

/** Looks at the text of the whole JSON first, but for signs that JSON escapes: taking its fields out takes four times as long. */
function inFields(q: string): FilterQuery<Message>[] {
  const contains = { $ilike: containing(q) }
  const inTexts = { [raw(FIELD_TEXTS_SQL)]: contains }
  return /["\\\p{Cc}]/u.test(q) ? [inTexts] : [{ [raw(message => `${message}.fields::text`)]: contains }, inTexts]
}

/**
 * Phone numbers and message numbers are found however their parts are set apart, Estonian phone numbers also without the
 * country's code, as most visitors write them.
 */
function spelledOtherwise(q: string): FilterQuery<Message>[] {
  const phone = q
    .replace(/[\s().+-]/g, '')
    .replace(/^00/, '')
    .replace(/^372(?=\d{7,8}$)/, '')
  const number = q.replace(/[\s-]/g, '')
  return [
    ...(/^\d{5,}$/.test(phone) ? [{ [raw(`regexp_replace(phone, '\\D', '', 'g')`)]: { $like: `%${phone}%` } }] : []),
    ...(/^[a-z\d]{5,}$/i.test(number) ? [{ [raw(`replace(number, '-', '')`)]: { $ilike: `%${number}%` } }] : []),
  ]
}

const STATE_CONDITIONS: Readonly<Record<MessageState, FilterQuery<Message>>> = {
  new: { read_at: null, handled_at: null },
  read: { read_at: { $ne: null }, handled_at: null },
  handled: { handled_at: { $ne: null } },
}

function midnight(day: string, plusDays: number) {
  return raw(`((?::date + ?::int)::timestamp at time zone '${TIME_ZONE}')`, [day, plusDays])
}
