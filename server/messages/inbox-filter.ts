import { raw, type FilterQuery } from '@mikro-orm/core'
import { z } from 'zod'
import { MESSAGE_STATES } from './inbox.schemas.ts'
import { MESSAGE_KINDS } from './message-forms.schemas.ts'
import type { Message } from './message.entity.ts'

const Day = z.iso.date()
/** An empty parameter, as a form with an unused field sends it, does not filter. */
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .literal('')
    .transform(() => undefined)
    .or(schema)
    .optional()

/** What the inbox is narrowed to, as query parameters. */
export const InboxFilter = z.object({
  /** Part of a name, address, phone, subject, number or text. */
  q: z.string().trim().max(200).optional(),
  kind: optional(z.enum(MESSAGE_KINDS)),
  state: optional(z.enum(MESSAGE_STATES)),
  /** First and last day in Estonia. */
  from: optional(Day),
  to: optional(Day),
})
export type InboxFilter = z.output<typeof InboxFilter>

const SEARCHED = ['number', 'name', 'email', 'phone', 'subject', 'message'] as const
const TIME_ZONE = 'Europe/Tallinn'

/** The filter as a condition on messages. */
export function inboxWhere({ q, kind, state, from, to }: InboxFilter): FilterQuery<Message> {
  const conditions: FilterQuery<Message>[] = []
  if (q) {
    const pattern = `%${q.replace(/[\\%_]/g, '\\$&')}%`
    conditions.push({ $or: SEARCHED.map(field => ({ [field]: { $ilike: pattern } })) } as FilterQuery<Message>)
  }
  if (kind) conditions.push({ kind })
  if (state) conditions.push(state === 'handled' ? { handled_at: { $ne: null } } : { state, handled_at: null })
  if (from) conditions.push({ created_at: { $gte: midnight(from, 0) } } as FilterQuery<Message>)
  if (to) conditions.push({ created_at: { $lt: midnight(to, 1) } } as FilterQuery<Message>)
  return { $and: conditions }
}

function midnight(day: string, plusDays: number) {
  return raw(`((?::date + ?::int)::timestamp at time zone '${TIME_ZONE}')`, [day, plusDays])
}
