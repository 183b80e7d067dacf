import type { Locale } from './locales.ts'
import type { MessageKind } from './message-rules.ts'

/** What mails, export and inbox say of a kind of message, in the reader's language. */
type KindWords = {
  /** In mails to the company and in the export. */
  readonly name: string
  readonly inInbox: string
  /** The first words of the acknowledgement. */
  readonly received: string
  /** The subject of the acknowledgement. */
  readonly receivedSubject: string
  /** The beginning of the subject of a reply. */
  readonly reply: string
}

/** The words of each kind of message, by language. */
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
      received: 'Aitäh! Teie sõnum jõudis meieni.',
      receivedSubject: 'Saime teie sõnumi kätte',
      reply: 'Teie sõnum',
    },
    en: {
      name: 'Contact form message',
      inInbox: 'Contact form',
      received: 'Thank you! Your message has reached us.',
      receivedSubject: 'We have received your message',
      reply: 'Your message',
    },
    ru: {
      name: 'Сообщение из контактной формы',
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
