import { companyFacts } from '../../common/company.ts'
import { eurosToCents } from '../core/euro.ts'
import { formatEuro } from '../../common/euro-text.ts'
import { localePrefix } from '../../common/locales.ts'
import type { MailContent } from '../mail/mail-transport.ts'
import type { MailAddresses } from '../mail/mail-settings.ts'
import type { MailRole } from '../../common/mail-states.ts'
import { facts, mailBody, orderTable, paragraph, quotation } from '../mail/mail-parts.ts'
import type { MessageLocale, OrderForm } from '../messages/message-forms.schemas.ts'
import { SUBJECTS } from '../../common/message-rules.ts'
import { ACKNOWLEDGEMENT, type AcknowledgementTexts } from './acknowledgement.i18n.ts'
import { fieldsOf, inWords, KIND_LABELS, LOCALE_LABELS } from '../messages/message-labels.i18n.ts'
import type { Message } from '../messages/message.entity.ts'
import type { OrderLine, PricedOrder } from '../orders/order-prices.ts'
import { orderTerms } from '../../common/order-terms.ts'

/** A mail is a function of its message: a repeated attempt sends the same mail under the same Message-ID. */
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
      ['Liik', KIND_LABELS.et[message.kind]],
      ['Nimi', message.name],
      ['E-post', message.email],
      ['Telefon', message.phone],
      ['Teenus', serviceOf(message)],
      ['Keel', LOCALE_LABELS.et[message.locale]],
      ...choicesOf(message, 'et'),
    ]),
    ...orderParts(message, 'et'),
    ...(message.message === '' ? [] : [quotation(message.message)]),
    paragraph(`${publicUrl}/admin/messages?q=${message.number}`),
  ])
  return { to: company, replyTo: visitor, subject: companySubject(message), headers: {}, ...body }
}

/** A subject that differs between messages, so that mail programs do not group them into one conversation. */
function companySubject(message: Message): string {
  const total = message.kind === 'order' ? formatEuro(eurosToCents((message.fields as PricedOrder).total), 'et') : ''
  const parts = [`${KIND_LABELS.et[message.kind]} ${message.number}`, serviceOf(message), message.name, total]
  return parts.filter(part => part !== '').join(' – ')
}

/** The service of an enquiry: the title after the payload's mark (specification §7). Empty for the other kinds. */
export function serviceOf({ subject }: Message): string {
  return subject.startsWith(SUBJECTS.offer) ? subject.slice(SUBJECTS.offer.length) : ''
}

function choicesOf({ kind, fields }: Pick<Message, 'kind' | 'fields'>, locale: MessageLocale) {
  return fieldsOf(kind, locale).map(field => [field.label, inWords(field, fields)] as const)
}

/**
 * Confirms to the visitor that the message arrived. The address may be another person's: the mail repeats only a typed
 * name or parcel machine that looks like one; for an order also what was chosen and bought.
 */
function acknowledgement(message: Message, { company, publicUrl }: MailAddresses): Letter {
  const texts = ACKNOWLEDGEMENT[message.locale]
  const isName = LOOKS_LIKE_A_NAME.test(message.name)
  const body = mailBody(message.locale, [
    paragraph(texts.greeting(isName ? message.name : null)),
    paragraph(texts.arrived[message.kind]),
    facts([[texts.number, message.number], ...(message.kind === 'order' ? choicesOf(harmless(message), message.locale) : [])]),
    ...orderParts(message, message.locale),
    paragraph(message.kind === 'order' ? texts.orderNext : texts.next),
    ...(message.kind === 'order' ? [paragraph(withdrawalOf(texts, message.locale, publicUrl))] : []),
    paragraph(texts.notYou),
    paragraph(message.kind === 'order' ? sellerOf(texts) : companyFacts.name),
  ])
  const subject = `${texts.subject[message.kind]} (${message.number})`
  // Tells automatic responders not to answer.
  const headers = { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' }
  const to = isName ? { name: message.name, address: message.email } : message.email
  return { to, replyTo: company, subject, headers, ...body }
}

/** Letters, spaces, hyphens, apostrophes and dots after initials: no web address fits. */
const LOOKS_LIKE_A_NAME = /^(?:[\p{L}\p{M}'’ -]|\.(?= |$))+$/u

/** The same for a parcel machine: with digits, commas, slashes and brackets. */
const LOOKS_LIKE_A_PLACE = /^(?:[\p{L}\p{M}\p{Nd}'’ ,()-]|[./](?= |$)|\/(?=\d))+$/u

/** The order without a parcel machine that could be a web address. */
function harmless({ kind, fields }: Message): Pick<Message, 'kind' | 'fields'> {
  const { parcel_machine, ...others } = fields
  const isPlace = typeof parcel_machine === 'string' && LOOKS_LIKE_A_PLACE.test(parcel_machine)
  return { kind, fields: isPlace ? fields : others }
}

function orderParts(message: Message, locale: MessageLocale) {
  if (message.kind !== 'order') return []
  const { cart, total, select_delivery } = message.fields as PricedOrder & Pick<OrderForm, 'select_delivery'>
  const terms = orderTerms(locale, select_delivery)
  return [orderTable({ cart, total, terms, title: line => titleOf(line, locale), texts: ACKNOWLEDGEMENT[locale], locale })]
}

/** The site's page on delivery, payment and returns. */
const TERMS_PATH = '/tooteinfo'

function withdrawalOf(
  { withdrawal }: Pick<AcknowledgementTexts, 'withdrawal'>,
  locale: MessageLocale,
  publicUrl: string,
): string {
  const { withdrawalDays, email } = companyFacts
  return withdrawal({ days: withdrawalDays, email, terms: publicUrl + localePrefix(locale) + TERMS_PATH })
}

/** The seller's details, which the buyer's proof of the order needs. */
function sellerOf(texts: { readonly registryCode: string; readonly phone: string }): string {
  const { legalName, registryCode, address, phone, email } = companyFacts
  const { street, city, postalCode } = address
  return [
    legalName,
    `${street}, ${postalCode} ${city}`,
    `${texts.registryCode} ${registryCode}`,
    `${texts.phone} ${phone}`,
    email,
  ].join('\n')
}

/** A product's title, in the language where translated. */
export function titleOf(line: OrderLine, locale: MessageLocale): string {
  if (locale === 'et') return line.header
  return (locale === 'en' ? line.header_en : line.header_ru) ?? line.header
}
