import type { MailContent } from '../core/mail-transport.ts'
import type { MailRole } from './inbox.schemas.ts'
import { facts, mailBody, orderTable, paragraph, quotation } from './mail-parts.ts'
import type { MessageLocale } from './message-forms.schemas.ts'
import { ACKNOWLEDGEMENT } from './message-texts.acknowledgement.ts'
import { FIELDS, inWords, KIND_LABELS, LOCALE_LABELS } from './message-texts.labels.ts'
import type { Message } from './message.entity.ts'
import type { OrderLine, PricedOrder } from './order-prices.ts'

/** Who writes and who is written to. */
export type MailAddresses = {
  /** Sender of all mails. */
  readonly from: string
  /** Who gets the visitors' messages. */
  readonly company: string
  /** Right side of the Message-ID. */
  readonly domain: string
  /** Origin of the site, for the link to the inbox. */
  readonly publicUrl: string
}

/** What a mail says is a function of the message: an attempt that is repeated sends the same mail under the same Message-ID. */
export function mailOf(role: MailRole, message: Message, addresses: MailAddresses): MailContent {
  return {
    ...(role === 'company' ? companyMail(message, addresses) : acknowledgement(message, addresses)),
    messageId: `<${message.number}.${role}@${addresses.domain}>`,
    fileName: `${message.number}.${role}`,
    from: addresses.from,
    date: message.created_at,
  }
}

type Letter = Pick<MailContent, 'to' | 'replyTo' | 'subject' | 'html' | 'text' | 'headers'>

function companyMail(message: Message, { company, publicUrl }: MailAddresses): Letter {
  const visitor = { name: message.name, address: message.email }
  const body = mailBody('et', [
    facts([
      ['Number', message.number],
      ['Liik', KIND_LABELS[message.kind]],
      ['Nimi', message.name],
      ['E-post', message.email],
      ['Telefon', message.phone],
      ['Keel', LOCALE_LABELS[message.locale]],
      ...FIELDS[message.kind].map(field => [field.label, inWords(field, message.fields)] as const),
    ]),
    ...orderParts(message, 'et'),
    ...(message.message === '' ? [] : [quotation(message.message)]),
    paragraph(`${publicUrl}/admin/messages?q=${message.number}`),
  ])
  return { to: company, replyTo: visitor, subject: message.subject, headers: {}, ...body }
}

/**
 * Tells the visitor that their message arrived. The address may be somebody else's: the mail repeats nothing that was
 * typed, but a name that looks like one.
 */
function acknowledgement(message: Message, { company }: MailAddresses): Letter {
  const texts = ACKNOWLEDGEMENT[message.locale]
  const body = mailBody(message.locale, [
    paragraph(texts.greeting(LOOKS_LIKE_A_NAME.test(message.name) ? message.name : null)),
    paragraph(texts.arrived[message.kind]),
    facts([[texts.number, message.number]]),
    ...orderParts(message, message.locale),
    paragraph(message.kind === 'order' ? texts.orderNext : texts.next),
    paragraph(texts.notYou),
    paragraph(texts.signature),
  ])
  const subject = `${texts.subject[message.kind]} (${message.number})`
  // Machines that answer mail by themselves must not answer this one.
  const headers = { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' }
  return { to: { name: message.name, address: message.email }, replyTo: company, subject, headers, ...body }
}

/** Letters, spaces, hyphens, apostrophes and dots after initials: no address of a web site. */
const LOOKS_LIKE_A_NAME = /^(?:[\p{L}\p{M}'’ -]|\.(?= |$))+$/u

function orderParts(message: Message, locale: MessageLocale) {
  if (message.kind !== 'order') return []
  const { cart, total } = message.fields as PricedOrder
  return [orderTable({ cart, total, title: line => titleOf(line, locale), texts: ACKNOWLEDGEMENT[locale] })]
}

function titleOf(line: OrderLine, locale: MessageLocale): string {
  if (locale === 'et') return line.header
  return (locale === 'en' ? line.header_en : line.header_ru) ?? line.header
}
