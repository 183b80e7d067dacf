import type { MessageView } from '../../../server/inbox/inbox.schemas.ts'
import { MESSAGE_KINDS, type MessageKind } from '../../../common/message-rules.ts'
import type { Locale } from '../../../common/locales.ts'
import { messageFormMessages } from '../../features/messages/texts/form.i18n.ts'
import { optionTexts } from '../../../common/message-option-texts.i18n.ts'
import type { InboxTexts } from './inbox.i18n.ts'

export function kindLabel(t: InboxTexts, kind: MessageKind): string {
  return t[kind === 'scent-offer' ? 'scentOffer' : kind]
}

/** The sender's name; empty for an order without its erased person. */
export function senderName({ name }: { readonly name: string }, t: InboxTexts): string {
  return name || t.erasedPerson
}

export function kindOptions(t: InboxTexts): (readonly [string, string])[] {
  return MESSAGE_KINDS.map(kind => [kind, kindLabel(t, kind)] as const)
}

/** The form's own fields with their labels, choices in words, in the form's order. */
export function fieldTexts({ kind, fields }: MessageView, locale: Locale): (readonly [label: string, text: string])[] {
  const t = messageFormMessages(locale)
  const { services, places, languages, topics, deliveries, networks, payments } = optionTexts(locale)
  const known: Readonly<Record<string, readonly [label: string, choices?: Readonly<Record<string, string>>]>> = {
    ettevote: [t.company],
    select: kind === 'booking' ? [t.topic, topics] : [t.service, services],
    select_lang: [t.language, languages],
    participants: [t.participants],
    select_city: [kind === 'booking' ? t.city : t.place, places],
    city: [t.city, places],
    date: [t.date],
    time: [t.time],
    select_delivery: [t.delivery, deliveries],
    parcel_network: [t.parcelNetwork, networks],
    parcel_machine: [t.parcelMachine],
    select_payment: [t.payment, payments],
  }
  return Object.entries(known).flatMap(([name, [label, choices]]) => {
    const value = fields[name]
    if (value === undefined || value === null || value === '') return []
    const text = typeof value === 'string' ? value : JSON.stringify(value)
    return [[label, choices?.[text] ?? text] as const]
  })
}
