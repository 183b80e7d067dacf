import type { Locale } from '../core/locale.schemas.ts'
import { optionTexts } from '../../common/message-option-texts.i18n.ts'
import type { MessageLocale } from './message-forms.schemas.ts'
import type { MessageKind } from '../../common/message-rules.ts'

/** Labels of the mails and the export, in the reader's language. */

export const KIND_LABELS: Readonly<Record<Locale, Readonly<Record<MessageKind, string>>>> = {
  et: {
    enquiry: 'Päring',
    contact: 'Kontaktivormi kiri',
    offer: 'Hinnapäring',
    'scent-offer': 'Lõhnastuslahenduse hinnapäring',
    booking: 'Kohtumise broneering',
    order: 'E-poe tellimus',
  },
  en: {
    enquiry: 'Enquiry',
    contact: 'Contact form message',
    offer: 'Request for an offer',
    'scent-offer': 'Request for a scent solution offer',
    booking: 'Booking request',
    order: 'Order',
  },
  ru: {
    enquiry: 'Запрос',
    contact: 'Сообщение с контактной формы',
    offer: 'Запрос предложения',
    'scent-offer': 'Запрос предложения по ароматизации',
    booking: 'Заявка на встречу',
    order: 'Заказ',
  },
}

export const LOCALE_LABELS: Readonly<Record<Locale, Readonly<Record<MessageLocale, string>>>> = {
  et: { et: 'eesti', en: 'inglise', ru: 'vene' },
  en: { et: 'Estonian', en: 'English', ru: 'Russian' },
  ru: { et: 'эстонский', en: 'английский', ru: 'русский' },
}

/** What every message has. */
export const MESSAGE_LABELS = {
  et: {
    number: 'Number',
    kind: 'Liik',
    name: 'Nimi',
    email: 'E-post',
    phone: 'Telefon',
    language: 'Saatja keel',
    service: 'Teenus',
  },
  en: {
    number: 'Number',
    kind: 'Type',
    name: 'Name',
    email: 'E-mail',
    phone: 'Phone',
    language: 'Sender’s language',
    service: 'Service',
  },
  ru: {
    number: 'Номер',
    kind: 'Вид',
    name: 'Имя',
    email: 'Эл. почта',
    phone: 'Телефон',
    language: 'Язык отправителя',
    service: 'Услуга',
  },
} as const satisfies Readonly<Record<Locale, Readonly<Record<string, string>>>>

/** The forms' own fields. */
const FIELD_LABELS = {
  et: {
    company: 'Ettevõte',
    language: 'Läbiviimise keel',
    participants: 'Osalejate arv',
    place: 'Toimumiskoht',
    date: 'Kuupäev',
    time: 'Kellaaeg',
    city: 'Linn',
    topic: 'Teema',
    delivery: 'Tarneviis',
    network: 'Pakiautomaatide võrk',
    machine: 'Milline pakiautomaat',
    payment: 'Makseviis',
  },
  en: {
    company: 'Company',
    language: 'Language',
    participants: 'Participants',
    place: 'Meeting place',
    date: 'Date',
    time: 'Time',
    city: 'Town',
    topic: 'Topic',
    delivery: 'Delivery',
    network: 'Parcel network',
    machine: 'Which parcel machine',
    payment: 'Payment',
  },
  ru: {
    company: 'Компания',
    language: 'Язык проведения',
    participants: 'Число участников',
    place: 'Место встречи',
    date: 'Дата',
    time: 'Время',
    city: 'Город',
    topic: 'Тема',
    delivery: 'Способ доставки',
    network: 'Сеть автоматов',
    machine: 'Какой автомат',
    payment: 'Способ оплаты',
  },
} as const

/** A form's own fields in reading order: their labels, and the words for stored keys. */
type Field = { readonly name: string; readonly label: string; readonly words?: Readonly<Record<string, string>> }

/** The fields of one kind of form. */
export function fieldsOf(kind: MessageKind, locale: Locale): readonly Field[] {
  const t = FIELD_LABELS[locale]
  const { services, places, languages, topics, deliveries, networks, payments } = optionTexts(locale)
  const fields: Readonly<Record<MessageKind, readonly Field[]>> = {
    enquiry: [{ name: 'select', label: MESSAGE_LABELS[locale].service, words: services }],
    contact: [],
    offer: [
      { name: 'ettevote', label: t.company },
      { name: 'select_lang', label: t.language, words: languages },
      { name: 'participants', label: t.participants },
      { name: 'select_city', label: t.place, words: places },
      { name: 'date', label: t.date },
      { name: 'time', label: t.time },
    ],
    'scent-offer': [
      { name: 'ettevote', label: t.company },
      { name: 'city', label: t.city, words: places },
    ],
    booking: [
      { name: 'select_city', label: t.city, words: places },
      { name: 'select', label: t.topic, words: topics },
    ],
    order: [
      { name: 'select_delivery', label: t.delivery, words: deliveries },
      { name: 'parcel_network', label: t.network, words: networks },
      { name: 'parcel_machine', label: t.machine },
      { name: 'select_payment', label: t.payment, words: payments },
    ],
  }
  return fields[kind]
}

/** A stored value in words; empty when nothing was entered. */
export function inWords({ name, words }: Field, fields: Readonly<Record<string, unknown>>): string {
  const value = fields[name]
  if (value === null || value === undefined) return ''
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return words?.[text] ?? text
}
