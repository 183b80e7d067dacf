import { raw, type FilterQuery } from '@mikro-orm/core'
import { z } from 'zod'
import type { MAIL_STATES } from '#common/mail-states.ts'
import { MESSAGE_KINDS } from '#common/message-rules.ts'
import { ESTONIAN_TIME_ZONE } from '#common/time-zone.ts'
import { SearchText } from '../core/field.schemas.ts'
import { foldedSql, wordPatterns } from '../core/like-pattern.ts'
import type { Message } from '../messages/message.entity.ts'
import { mailsStateSql } from './inbox-views.ts'
import { MAILS_STATES, type MailsState, MESSAGE_STATES, type MessageState } from './inbox.schemas.ts'

/** PostgreSQL's years begin with 1. */
const Day = z.iso.date().refine(day => day >= '0001', 'Expected a day of the years 0001 to 9999.')
/** An empty parameter, as a form sends for an unused field, does not filter. */
const optionalParameter = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .literal('')
    .transform(() => undefined)
    .or(schema)
    .optional()

/** The inbox's filters, as query parameters. */
export const InboxFilter = z.object({
  /**
   * Words, or parts of them, of a name, address, phone, subject, number or text, of a company, a parcel machine, an ordered product
   * or a service; in any order, in any case, with or without diacritics.
   */
  q: SearchText,
  kind: optionalParameter(z.enum(MESSAGE_KINDS)),
  state: optionalParameter(z.enum(MESSAGE_STATES)),
  mails: optionalParameter(z.enum(MAILS_STATES)),
  /** First and last day in Estonia. */
  from: optionalParameter(Day),
  to: optionalParameter(Day),
})
export type InboxFilter = z.output<typeof InboxFilter>

const SEARCHED_FIELDS = ['number', 'name', 'email', 'phone', 'subject', 'message'] as const
/**
 * The texts in a message's `fields`: what else a visitor may have typed, and the titles of what was asked for, in all
 * languages.
 */
const fieldTextsSql = (message: string) => `(
  select string_agg(value #>> '{}', chr(10))
  from unnest(array['$.ettevote', '$.parcel_machine', '$.service.*', '$.cart[*].*']::jsonpath[]) as path,
    jsonb_path_query(${message}.fields, path) as value
  where jsonb_typeof(value) = 'string')`

const IDS_BY_MAIL_STATE_SQL = '(select message_id from mails where state = ?)'
/**
 * The state that at least one mail of a message has whose mails together are in this state. The index finds such mails, and only
 * their messages are looked at. None for `sent` and `kept`: most mails are one of them, and looking them up would gain nothing.
 */
const CANDIDATE_STATES: Readonly<Partial<Record<MailsState, (typeof MAIL_STATES)[number]>>> = {
  queued: 'queued',
  failing: 'queued',
  failed: 'failed',
}

/** The filter as a condition on messages. */
export function inboxWhere({ q, kind, state, mails, from, to }: InboxFilter): FilterQuery<Message> {
  const conditions: FilterQuery<Message>[] = []
  if (q) {
    conditions.push({ $or: [{ $and: wordConditions(q) }, ...numberConditions(q)] })
  }
  if (kind) conditions.push({ kind })
  if (state) conditions.push(STATE_CONDITIONS[state])
  const candidateState = mails && CANDIDATE_STATES[mails]
  if (candidateState) conditions.push({ id: { $in: raw(IDS_BY_MAIL_STATE_SQL, [candidateState]) } })
  if (mails) conditions.push({ [raw(mailsStateSql)]: mails })
  if (from) conditions.push({ created_at: { $gte: midnight(from, 0) } })
  if (to) conditions.push({ created_at: { $lt: midnight(to, 1) } })
  return { $and: conditions }
}

/**
 * Conditions, all of which hold when a message has every word of the search text. Taking the texts out of the JSON is slow: a
 * first condition, on the JSON as one text, spares that for most messages. It is left out for signs that JSON escapes, as it
 * would miss them.
 */
function wordConditions(q: string): FilterQuery<Message>[] {
  const patterns = wordPatterns(q)
  const likeAll = `like all (array[${patterns.map(() => '?').join(', ')}]::text[])`
  const hasAll = (fields: (message: string) => string): FilterQuery<Message> => ({
    [raw(message => `${searchedSql(message, fields(message))} ${likeAll}`, patterns)]: true,
  })
  const exact = hasAll(fieldTextsSql)
  return /["\\\p{Cc}]/u.test(q) ? [exact] : [hasAll(message => `${message}.fields::text`), exact]
}

/** A message's texts, folded. @param fields SQL for those in its `fields` */
function searchedSql(message: string, fields: string): string {
  const texts = SEARCHED_FIELDS.map(field => `${message}.${field}`)
  return foldedSql(`concat_ws(chr(10), ${[...texts, fields].join(', ')})`)
}

/**
 * Conditions, one of which holds when a phone number or message number contains the search text, however their parts are set
 * apart; Estonian phone numbers are found without the country's code too, as most visitors write them.
 */
function numberConditions(q: string): FilterQuery<Message>[] {
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

/** The beginning of a day in Estonia, some days later. */
function midnight(day: string, plusDays: number) {
  return raw(`((?::date + ?::int)::timestamp at time zone '${ESTONIAN_TIME_ZONE}')`, [day, plusDays])
}
