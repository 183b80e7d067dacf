import type { Locale } from './locales.ts'
import { optionTexts } from './message-option-texts.i18n.ts'
import type { MessageKind } from './message-rules.ts'

/** What mails, export and inbox say of a kind of message, in the reader's language. */
type KindWords = {
  /** In mails to the company and in the export. */
  readonly name: string
  readonly inInbox: string
  /** The acknowledgement's first sentence and its subject. */
  readonly received: string
  readonly receivedSubject: string
  /** The beginning of the subject of a reply. */
  readonly reply: string
}

export const KIND_WORDS: Readonly<Record<MessageKind, Readonly<Record<Locale, KindWords>>>> = {
  enquiry: {
    et: {
      name: 'Päring',
      inInbox: 'Päring',
      received: 'Aitäh! Teie päring jõudis meieni.',
      receivedSubject: 'Saime teie päringu kätte',
      reply: 'Teie päring',
    },
    en: {
      name: 'Enquiry',
      inInbox: 'Enquiry',
      received: 'Thank you! Your enquiry has reached us.',
      receivedSubject: 'We have received your enquiry',
      reply: 'Your enquiry',
    },
    ru: {
      name: 'Запрос',
      inInbox: 'Запрос',
      received: 'Спасибо! Ваш запрос получен.',
      receivedSubject: 'Мы получили ваш запрос',
      reply: 'Ваш запрос',
    },
  },
  contact: {
    et: {
      name: 'Kontaktivormi kiri',
      inInbox: 'Kontaktivorm',
      received: 'Aitäh! Teie kiri jõudis meieni.',
      receivedSubject: 'Saime teie kirja kätte',
      reply: 'Teie kiri',
    },
    en: {
      name: 'Contact form message',
      inInbox: 'Contact form',
      received: 'Thank you! Your message has reached us.',
      receivedSubject: 'We have received your message',
      reply: 'Your message',
    },
    ru: {
      name: 'Сообщение с контактной формы',
      inInbox: 'Контактная форма',
      received: 'Спасибо! Ваше сообщение получено.',
      receivedSubject: 'Мы получили ваше сообщение',
      reply: 'Ваше сообщение',
    },
  },
  offer: {
    et: {
      name: 'Hinnapäring',
      inInbox: 'Hinnapäring',
      received: 'Aitäh! Teie hinnapäring jõudis meieni.',
      receivedSubject: 'Saime teie hinnapäringu kätte',
      reply: 'Teie hinnapäring',
    },
    en: {
      name: 'Request for an offer',
      inInbox: 'Request for an offer',
      received: 'Thank you! Your request for an offer has reached us.',
      receivedSubject: 'We have received your request for an offer',
      reply: 'Your request for an offer',
    },
    ru: {
      name: 'Запрос предложения',
      inInbox: 'Запрос предложения',
      received: 'Спасибо! Ваш запрос предложения получен.',
      receivedSubject: 'Мы получили ваш запрос предложения',
      reply: 'Ваш запрос предложения',
    },
  },
  'scent-offer': {
    et: {
      name: 'Lõhnastuslahenduse hinnapäring',
      inInbox: 'Lõhnastuslahenduse hinnapäring',
      received: 'Aitäh! Teie lõhnastuslahenduse hinnapäring jõudis meieni.',
      receivedSubject: 'Saime teie hinnapäringu kätte',
      reply: 'Teie hinnapäring',
    },
    en: {
      name: 'Request for a scent solution offer',
      inInbox: 'Request for a scent solution offer',
      received: 'Thank you! Your request for a scent solution offer has reached us.',
      receivedSubject: 'We have received your request for an offer',
      reply: 'Your request for an offer',
    },
    ru: {
      name: 'Запрос предложения по ароматизации',
      inInbox: 'Запрос предложения по ароматизации',
      received: 'Спасибо! Ваш запрос предложения по ароматизации получен.',
      receivedSubject: 'Мы получили ваш запрос предложения',
      reply: 'Ваш запрос предложения',
    },
  },
  booking: {
    et: {
      name: 'Kohtumise broneering',
      inInbox: 'Broneering',
      received: 'Aitäh! Teie kohtumise soov jõudis meieni.',
      receivedSubject: 'Saime teie kohtumise soovi kätte',
      reply: 'Teie kohtumise soov',
    },
    en: {
      name: 'Booking request',
      inInbox: 'Booking',
      received: 'Thank you! Your booking request has reached us.',
      receivedSubject: 'We have received your booking request',
      reply: 'Your booking request',
    },
    ru: {
      name: 'Заявка на встречу',
      inInbox: 'Встреча',
      received: 'Спасибо! Ваша заявка на встречу получена.',
      receivedSubject: 'Мы получили вашу заявку на встречу',
      reply: 'Ваша заявка на встречу',
    },
  },
  order: {
    et: {
      name: 'E-poe tellimus',
      inInbox: 'Tellimus',
      received: 'Aitäh! Teie tellimus jõudis meieni.',
      receivedSubject: 'Saime teie tellimuse kätte',
      reply: 'Teie tellimus',
    },
    en: {
      name: 'Order',
      inInbox: 'Order',
      received: 'Thank you! Your order has reached us.',
      receivedSubject: 'We have received your order',
      reply: 'Your order',
    },
    ru: {
      name: 'Заказ',
      inInbox: 'Заказ',
      received: 'Спасибо! Ваш заказ получен.',
      receivedSubject: 'Мы получили ваш заказ',
      reply: 'Ваш заказ',
    },
  },
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

/** Labels of the forms' own fields in mails and export. */
const FIELD_LABELS = {
  et: {
    service: MESSAGE_LABELS.et.service,
    company: 'Ettevõte',
    language: 'Läbiviimise keel',
    participants: 'Osalejate arv',
    place: 'Toimumiskoht',
    date: 'Kuupäev',
    time: 'Kellaaeg',
    city: 'Linn',
    topic: 'Teema',
    delivery: 'Tarneviis',
    parcelNetwork: 'Pakiautomaatide võrk',
    parcelMachine: 'Milline pakiautomaat',
    payment: 'Makseviis',
  },
  en: {
    service: MESSAGE_LABELS.en.service,
    company: 'Company',
    language: 'Language',
    participants: 'Participants',
    place: 'Meeting place',
    date: 'Date',
    time: 'Time',
    city: 'City',
    topic: 'Topic',
    delivery: 'Delivery',
    parcelNetwork: 'Parcel network',
    parcelMachine: 'Which parcel machine',
    payment: 'Payment',
  },
  ru: {
    service: MESSAGE_LABELS.ru.service,
    company: 'Компания',
    language: 'Язык проведения',
    participants: 'Число участников',
    place: 'Место встречи',
    date: 'Дата',
    time: 'Время',
    city: 'Город',
    topic: 'Тема',
    delivery: 'Способ доставки',
    parcelNetwork: 'Сеть автоматов',
    parcelMachine: 'Какой автомат',
    payment: 'Способ оплаты',
  },
} as const satisfies Readonly<Record<Locale, Readonly<Record<string, string>>>>

type FieldLabel = keyof typeof FIELD_LABELS.et
type FieldLabels = Readonly<Record<FieldLabel, string>>
type FieldRow = readonly [name: string, label: FieldLabel, choices?: keyof ReturnType<typeof optionTexts>]

/** The own fields of each kind of form in reading order: as the payload names them, their labels and choices. */
const FIELDS: Readonly<Record<MessageKind, readonly FieldRow[]>> = {
  enquiry: [['select', 'service', 'services']],
  contact: [],
  offer: [
    ['ettevote', 'company'],
    ['select_lang', 'language', 'languages'],
    ['participants', 'participants'],
    ['select_city', 'place', 'places'],
    ['date', 'date'],
    ['time', 'time'],
  ],
  'scent-offer': [
    ['ettevote', 'company'],
    ['city', 'city', 'places'],
  ],
  booking: [
    ['select_city', 'city', 'places'],
    ['select', 'topic', 'topics'],
  ],
  order: [
    ['select_delivery', 'delivery', 'deliveries'],
    ['parcel_network', 'parcelNetwork', 'networks'],
    ['parcel_machine', 'parcelMachine'],
    ['select_payment', 'payment', 'payments'],
  ],
}

/** A form's own field: its label, and the words for stored keys. */
type Field = { readonly name: string; readonly label: string; readonly words?: Readonly<Record<string, string>> }

/** The fields of one kind of form. @param labels default: those of the mails */
export function fieldsOf(kind: MessageKind, locale: Locale, labels: FieldLabels = FIELD_LABELS[locale]): readonly Field[] {
  const texts = optionTexts(locale)
  return FIELDS[kind].map(([name, label, choices]) => ({
    name,
    label: labels[label],
    ...(choices !== undefined && { words: texts[choices] }),
  }))
}

/** A stored value in words; empty when nothing was entered. */
export function inWords({ name, words }: Field, fields: Readonly<Record<string, unknown>>): string {
  const value = fields[name]
  if (value === null || value === undefined) return ''
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return words?.[text] ?? text
}
