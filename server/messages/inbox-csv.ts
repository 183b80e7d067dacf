import { Readable } from 'node:stream'
import type { EntityManager } from '@mikro-orm/postgresql'
import { type InboxFilter, inboxWhere } from './inbox-filter.ts'
import { isoInstant, totalOf } from './inbox-views.ts'
import { FIELDS, inWords, KIND_LABELS } from './message-texts.labels.ts'
import { Message } from './message.entity.ts'
import type { OrderLine } from './order-prices.ts'

const PAGE_SIZE = 500
/** Tells spreadsheet programs that it is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'

const HEAD = [
  'number',
  'created_at',
  'kind',
  'state',
  'name',
  'email',
  'phone',
  'locale',
  'subject',
  'message',
  'details',
  'total',
  'handled_at',
]

/** The messages the filter leaves, newest first, as CSV (RFC 4180) that is written while it is read. */
export function messagesCsv(em: EntityManager, filter: InboxFilter): Readable {
  return Readable.from(lines(em, filter))
}

async function* lines(em: EntityManager, filter: InboxFilter): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(HEAD)
  for (let before: number | undefined; ;) {
    const older = before === undefined ? [] : [{ id: { $lt: before } }]
    const messages = await em
      .fork()
      .find(Message, { $and: [inboxWhere(filter), ...older] }, { orderBy: { id: 'desc' }, limit: PAGE_SIZE })
    for (const message of messages) yield csvLine(cells(message))
    if (messages.length < PAGE_SIZE) return
    before = messages.at(-1)?.id
  }
}

function cells(message: Message): string[] {
  const details = FIELDS[message.kind].map(field => [field.label, inWords(field, message.fields)] as const)
  const bought = ((message.fields['cart'] ?? []) as OrderLine[]).map(
    line => `${line.quantity} × ${line.header} (${(line.new_price ?? line.price).toFixed(2)} €)`,
  )
  return [
    ...[message.number, message.created_at.toISOString(), KIND_LABELS[message.kind]],
    ...[message.handled_at ? 'handled' : message.state, message.name, message.email, message.phone, message.locale],
    ...[message.subject, message.message],
    [...details.filter(([, value]) => value !== '').map(([label, value]) => `${label}: ${value}`), ...bought].join('\n'),
    totalOf(message)?.toFixed(2) ?? '',
    isoInstant(message.handled_at) ?? '',
  ]
}

/** One line of RFC 4180, with what spreadsheets would run made harmless. */
export function csvLine(values: readonly string[]): string {
  return `${values.map(csvCell).join(',')}\r\n`
}

/** A spreadsheet takes what begins like a formula for one, and would run it: an apostrophe makes it text. */
function csvCell(value: string): string {
  const safe = /^[\s\uFEFF]*[=+\-@|\t\r\n＝＋－＠]/.test(value) ? `'${value}` : value
  return /[",\r\n;\t]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
