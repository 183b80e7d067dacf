import { adminPaths, throughLogin } from '#common/admin-paths.ts'
import { companyFacts } from '#common/company.ts'
import { formatEuro } from '#common/euro-text.ts'
import { eurosToCents } from '#common/euro.ts'
import { LANGUAGE_NAMES } from '#common/language-names.i18n.ts'
import type { Locale } from '#common/locales.ts'
import { HEADER } from '#common/localized-fields.ts'
import { MESSAGE_MAIL_ROLES, type MessageMailRole } from '#common/mail-states.ts'
import { fieldsOf, inWords, MESSAGE_LABELS } from '#common/message-fields.i18n.ts'
import { KIND_WORDS } from '#common/message-kind-words.i18n.ts'
import { offeredService } from '#common/offered-service.ts'
import { orderTerms } from '#common/order-terms.i18n.ts'
import { localizedPath, paths } from '#common/paths.ts'
import { labelledValues, link, mailBody, paragraph, quotation } from '../mail/mail-parts.ts'
import type { MailSettings } from '../mail/mail-settings.ts'
import type { MailContent } from '../mail/mail-transport.ts'
import type { OrderForm } from '../messages/message-forms.schemas.ts'
import type { Message } from '../messages/message.entity.ts'
import type { PricedOrder } from '../orders/order-prices.ts'
import { ACKNOWLEDGEMENT, type AcknowledgementTexts } from './acknowledgement.i18n.ts'
import { orderTable } from './order-table.ts'

/** The name of a mail of a message, in its Message-ID and, where mails are files, of its file. */
function messageMailName(number: string, role: MessageMailRole): string {
  return `${number}.${role}`
}

/** File names of all mails of a message. */
export function messageMailNames(number: string): readonly string[] {
  return MESSAGE_MAIL_ROLES.map(role => messageMailName(number, role))
}

/**
 * Composes a mail of a message: a function of the message and, to the company, of the company's language. A repeated attempt
 * sends the same mail under the same Message-ID.
 */
export function messageMail(role: MessageMailRole, message: Message, settings: MailSettings, companyLocale: Locale): MailContent {
  const name = messageMailName(message.number, role)
  return {
    ...(role === 'company' ? companyMail(message, settings, companyLocale) : acknowledgement(message, settings)),
    messageId: `<${name}@${settings.domain}>`,
    fileName: name,
    from: settings.from,
    date: message.created_at,
  }
}

/** What {@link messageMail} makes into a mail: whom it goes to, and what it says. */
type Letter = Pick<MailContent, 'to' | 'replyTo' | 'subject' | 'html' | 'text' | 'headers'>

/** The mail to the company, with everything the visitor sent: their own words as typed, the rest in the company's language. */
function companyMail(message: Message, { company, publicUrl }: MailSettings, locale: Locale): Letter {
  const t = MESSAGE_LABELS[locale]
  const visitor = { name: message.name, address: message.email }
  const body = mailBody(locale, [
    labelledValues([
      [t.number, message.number],
      [t.kind, KIND_WORDS[message.kind][locale].name],
      [t.name, message.name],
      [t.email, message.email],
      [t.phone, message.phone],
      [t.language, LANGUAGE_NAMES[locale][message.locale]],
      [t.service, offeredService(message, locale)],
      ...ownFieldsOf(message, locale),
    ]),
    ...orderParts(message, locale),
    ...(message.message === '' ? [] : [quotation(message.message)]),
    link(publicUrl + throughLogin(locale, adminPaths.inbox, `?q=${message.number}`)),
  ])
  return { to: company, replyTo: visitor, subject: companySubject(message, locale), headers: {}, ...body }
}

/** A subject that differs between messages, so that mail programs do not group them into one conversation. */
function companySubject(message: Message, locale: Locale): string {
  const total = message.kind === 'order' ? formatEuro(eurosToCents(orderOf(message).total), locale) : ''
  const title = `${KIND_WORDS[message.kind][locale].name} ${message.number}`
  const parts = [title, offeredService(message, locale), message.name, total]
  return parts.filter(part => part !== '').join(' – ')
}

/** The labels and values of the fields that this kind of form alone has. */
function ownFieldsOf({ kind, fields }: Pick<Message, 'kind' | 'fields'>, locale: Locale) {
  return fieldsOf(kind, locale).map(field => [field.label, inWords(field, fields)] as const)
}

/**
 * Confirms to the visitor that the message arrived. The address may be another person's. So of typed text the mail repeats
 * only a name that looks like a name, and a parcel machine that looks like a place; of an order also what was chosen.
 */
function acknowledgement(message: Message, { company, publicUrl }: MailSettings): Letter {
  const texts = ACKNOWLEDGEMENT[message.locale]
  const words = KIND_WORDS[message.kind][message.locale]
  const isName = LOOKS_LIKE_A_NAME.test(message.name)
  const body = mailBody(message.locale, [
    paragraph(texts.greeting(isName ? message.name : null)),
    paragraph(words.received),
    labelledValues([
      [texts.number, message.number],
      ...(message.kind === 'order' ? ownFieldsOf(withoutDoubtfulPlace(message, texts), message.locale) : []),
    ]),
    ...orderParts(message, message.locale),
    paragraph(message.kind === 'order' ? texts.orderNext : texts.next),
    ...(message.kind === 'order' ? [paragraph(withdrawalOf(texts, message.locale, publicUrl))] : []),
    paragraph(texts.notYou),
    paragraph(message.kind === 'order' ? sellerOf(texts) : companyFacts.name),
  ])
  const subject = `${words.receivedSubject} (${message.number})`
  // Tells automatic responders not to answer.
  const headers = { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' }
  const to = isName ? { name: message.name, address: message.email } : message.email
  return { to, replyTo: company, subject, headers, ...body }
}

/** Letters, spaces, hyphens, apostrophes and dots after initials: no web address fits. */
const LOOKS_LIKE_A_NAME = /^(?:[\p{L}\p{M}'’ -]|\.(?= |$))+$/u

/**
 * Characters of a parcel machine's name: those of a name, digits, other dashes, blanks and signs; dots, slashes and colons where no
 * web address can follow, as in `mnt.102` and `A.H. Tammsaare`.
 */
const LOOKS_LIKE_A_PLACE =
  /^(?:[\p{L}\p{M}\p{Nd}\p{Pd}\p{Zs}'’"„“”«»,()&#]|[./:](?=\p{Zs}|$)|\/(?=\d)|(?<=\p{L})\.(?=\d)|(?<=(?<!\p{L})\p{Lu})\.(?=\p{Lu}\.))+$/u

/** Seven digits or more, also in groups: a telephone number. `201, 13415` is none, but a house and a postcode. */
const HAS_A_NUMBER_TO_CALL = /\p{Nd}(?:(?:[\p{Zs}\p{Pd}.()/#&:'’"“„”«»]|,(?!\p{Zs}+\p{Nd}{5}(?!\p{Nd})))*\p{Nd}){6}/u

/** The order; it does not repeat a parcel machine that could be a web address or a number to call. */
function withoutDoubtfulPlace({ kind, fields }: Message, { asWritten }: AcknowledgementTexts): Pick<Message, 'kind' | 'fields'> {
  const { parcel_machine, ...others } = fields
  if (fields['select_delivery'] !== 'parcel-machine' || typeof parcel_machine !== 'string') return { kind, fields: others }
  const isPlace = LOOKS_LIKE_A_PLACE.test(parcel_machine) && !HAS_A_NUMBER_TO_CALL.test(parcel_machine)
  return { kind, fields: isPlace ? fields : { ...others, parcel_machine: asWritten } }
}

/** The fields of an order: server/forms/accept-message.ts stored them as these types say. */
function orderOf({ fields }: Message): PricedOrder & Pick<OrderForm, 'select_delivery'> {
  return fields as PricedOrder & Pick<OrderForm, 'select_delivery'>
}

/** The table of an order; nothing for another message. */
function orderParts(message: Message, locale: Locale) {
  if (message.kind !== 'order') return []
  const { cart, total, select_delivery } = orderOf(message)
  const terms = orderTerms(locale, select_delivery)
  return [orderTable({ cart, total, terms, title: line => HEADER.textIn(line, locale), texts: ACKNOWLEDGEMENT[locale], locale })]
}

/** The right of withdrawal, with the site's page on delivery, payment and returns. */
function withdrawalOf({ withdrawal }: Pick<AcknowledgementTexts, 'withdrawal'>, locale: Locale, publicUrl: string): string {
  const { withdrawalDays, email } = companyFacts
  return withdrawal({ days: withdrawalDays, email, terms: publicUrl + localizedPath(locale, paths.productInfo) })
}

/** The seller's details, which the buyer's proof of the order needs. */
function sellerOf(texts: Pick<AcknowledgementTexts, 'registryCode' | 'phone'>): string {
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
