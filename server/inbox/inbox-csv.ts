import { Readable } from 'node:stream'
import type { EntityManager } from '@mikro-orm/postgresql'
import { z } from 'zod'
import { LANGUAGE_NAMES } from '#common/language-names.i18n.ts'
import { LOCALES, type Locale } from '#common/locales.ts'
import { HEADER } from '#common/localized-fields.ts'
import { fieldsOf, inWords, MESSAGE_LABELS } from '#common/message-fields.i18n.ts'
import { KIND_WORDS } from '#common/message-kind-words.i18n.ts'
import { offeredService } from '#common/offered-service.ts'
import { Message } from '../messages/message.entity.ts'
import { lineTotalOf, type OrderLine, unitPriceOf } from '../orders/order-line.ts'
import { amountCell, BYTE_ORDER_MARK, csvLines, instantCell, phoneCell } from './csv-cells.ts'
import { CSV_TEXTS } from './inbox-csv.i18n.ts'
import { InboxFilter, inboxWhere } from './inbox-filter.ts'
import { mailsStates, messageState, totalOf } from './inbox-views.ts'
import type { MailsState } from './inbox.schemas.ts'

const PAGE_SIZE = 500

/** An export: the list's filters, the language, and whether a line is a message or a line of an order. */
export const InboxExport = InboxFilter.extend({
  /** Default: the account's own language. */
  locale: z.enum(LOCALES).optional(),
  rows: z.enum(['messages', 'order-lines']).default('messages'),
})
type InboxExportIn = z.output<typeof InboxExport> & { readonly locale: Locale }

/** The filtered messages, newest first, as CSV that is streamed while they are read. */
export function messagesCsv(em: EntityManager, what: InboxExportIn): Readable {
  return Readable.from(csvParts(em, what))
}

/** The value of a `content-disposition` header: what the file holds and the day in Estonia. */
export function csvDisposition({ locale, rows }: InboxExportIn, now: Date): string {
  const day = instantCell(now).slice(0, 10)
  const name = (of: Locale) => `${CSV_TEXTS[of].fileNames[rows]}-${day}.csv`
  // The plain name is for programs that ignore the other (RFC 6266, 4.3).
  const plain = /^[\x20-\x7e]*$/.test(name(locale)) ? name(locale) : name('en')
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name(locale))}`
}

/** Reads the messages page by page, so that no export holds all of them in memory. */
async function* csvParts(em: EntityManager, { locale, rows, ...filter }: InboxExportIn): AsyncGenerator<string> {
  const t = CSV_TEXTS[locale]
  const isOrders = rows === 'order-lines'
  yield BYTE_ORDER_MARK + csvLines([isOrders ? t.orderLines : t.messages])
  for (let before: number | undefined; ;) {
    const fork = em.fork()
    const where = [inboxWhere(filter), ...(isOrders ? [{ kind: 'order' as const }] : [])]
    const older = before === undefined ? [] : [{ id: { $lt: before } }]
    const messages = await fork.find(Message, { $and: [...where, ...older] }, { orderBy: { id: 'desc' }, limit: PAGE_SIZE })
    const mailsOf = isOrders ? () => null : await mailsStates(fork, messages)
    const lines = messages.flatMap(message =>
      isOrders ? orderLines(message, locale) : [messageLine(message, mailsOf(message), locale)],
    )
    if (lines.length > 0) yield csvLines(lines)
    if (messages.length < PAGE_SIZE) return
    before = messages.at(-1)?.id
  }
}

function messageLine(message: Message, mails: MailsState | null, locale: Locale): string[] {
  const t = CSV_TEXTS[locale]
  const { number, created_at, kind, name, email, phone, handled_at } = message
  return [
    number,
    instantCell(created_at),
    KIND_WORDS[kind][locale].name,
    t.states[messageState(message)],
    mails === null ? '' : t.mails[mails],
    name,
    email,
    phoneCell(phone),
    LANGUAGE_NAMES[locale][message.locale],
    message.message,
    details(message, locale),
    amountCell(totalOf(message)),
    instantCell(handled_at),
  ]
}

/** What else the visitor chose and bought, one line each. */
function details(message: Message, locale: Locale): string {
  const fields = fieldsOf(message.kind, locale).map(field => [field.label, inWords(field, message.fields)] as const)
  const service = [MESSAGE_LABELS[locale].service, offeredService(message, locale)] as const
  const named = [service, ...fields].filter(([, value]) => value !== '')
  const bought = cartOf(message).map(
    line => `${line.quantity} × ${HEADER.textIn(line, locale)} (${amountCell(unitPriceOf(line))} €)`,
  )
  return [...named.map(([label, value]) => `${label}: ${value}`), ...bought].join('\n')
}

/** A line of the file for each line of the order. */
function orderLines(message: Message, locale: Locale): string[][] {
  const { number, created_at, name, email, phone } = message
  const chosen = fieldsOf('order', locale).map(field => inWords(field, message.fields))
  const order = [number, instantCell(created_at), CSV_TEXTS[locale].states[messageState(message)], name, email, phoneCell(phone)]
  return cartOf(message).map(line => [
    ...order,
    ...chosen,
    HEADER.textIn(line, locale),
    String(line.quantity),
    amountCell(unitPriceOf(line)),
    amountCell(lineTotalOf(line)),
  ])
}

/** The lines of an order, as server/forms/accept-message.ts stored them; none in another message. */
const cartOf = ({ fields }: Message) => (fields['cart'] ?? []) as OrderLine[]
