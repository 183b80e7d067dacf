import type { Locale } from '#common/locales.ts'
import type { MessageKind, PagedForm } from '#common/message-rules.ts'

/** A form's title, and its messages after success and failure; the English messages are literally those of specification §8. */
type FormWords = { readonly title: string; readonly success: string; readonly failure: string }

const WORDS: Readonly<Record<Locale, Readonly<Record<MessageKind, FormWords>>>> = {
  et: {
    enquiry: { title: 'Saada päring', success: 'Päring on saadetud!', failure: 'Päringu saatmine ebaõnnestus!' },
    contact: { title: 'Kirjutage meile', success: 'Sõnum on saadetud!', failure: 'Sõnumi saatmine ebaõnnestus!' },
    offer: { title: 'Küsi pakkumist', success: 'Hinnapäring on saadetud!', failure: 'Hinnapäringu saatmine ebaõnnestus!' },
    'scent-offer': {
      title: 'Küsi lõhnastuslahenduse pakkumist',
      success: 'Hinnapäring on saadetud!',
      failure: 'Hinnapäringu saatmine ebaõnnestus!',
    },
    booking: {
      title: 'Broneeri kohtumine',
      success: 'Kohtumise soov on saadetud!',
      failure: 'Kohtumise soovi saatmine ebaõnnestus!',
    },
    order: {
      title: 'Tellimuse vormistamine',
      success: 'Tellimus on esitatud!',
      failure: 'Tellimuse esitamine ebaõnnestus!',
    },
  },
  en: {
    enquiry: { title: 'Send an enquiry', success: 'Inquiry sent successfully!', failure: 'Failed to send inquiry!' },
    contact: { title: 'Write to us', success: 'Message sent successfully!', failure: 'Failed to send message!' },
    offer: { title: 'Ask for an offer', success: 'Offer sent successfully!', failure: 'Failed to send offer!' },
    'scent-offer': {
      title: 'Ask for a scent solution offer',
      success: 'Offer sent successfully!',
      failure: 'Failed to send offer!',
    },
    booking: { title: 'Book a meeting', success: 'Booking successful!', failure: 'Booking failed!' },
    order: { title: 'Place your order', success: 'Order submitted successfully!', failure: 'Failed to submit order!' },
  },
  ru: {
    enquiry: { title: 'Отправить запрос', success: 'Запрос отправлен!', failure: 'Не удалось отправить запрос!' },
    contact: { title: 'Напишите нам', success: 'Сообщение отправлено!', failure: 'Не удалось отправить сообщение!' },
    offer: {
      title: 'Запросить предложение',
      success: 'Запрос предложения отправлен!',
      failure: 'Не удалось отправить запрос предложения!',
    },
    'scent-offer': {
      title: 'Запросить предложение по ароматизации',
      success: 'Запрос предложения отправлен!',
      failure: 'Не удалось отправить запрос предложения!',
    },
    booking: {
      title: 'Записаться на встречу',
      success: 'Заявка на встречу отправлена!',
      failure: 'Не удалось отправить заявку на встречу!',
    },
    order: { title: 'Оформить заказ', success: 'Заказ успешно оформлен!', failure: 'Не удалось оформить заказ!' },
  },
}

/** The title and messages of a form in a language. */
export function formWords(locale: Locale, kind: MessageKind): FormWords {
  return WORDS[locale][kind]
}

/** Descriptions of the forms' own pages, for search engines and shared links. */
const DESCRIPTIONS: Readonly<Record<Locale, Readonly<Record<PagedForm, string>>>> = {
  et: {
    enquiry: 'Saatke Aroomikojale päring: vastame tööpäeviti, enamasti samal päeval.',
    offer: 'Küsige pakkumist lõhnaüritusele, koolitusele, huviringile või ninatrennile.',
    'scent-offer': 'Küsige pakkumist oma ruumide, brändi või sündmuse lõhnastamiseks.',
    booking: 'Broneerige kohtumine Aroomikojaga oma linnas.',
  },
  en: {
    enquiry: 'Send Aroomikoda an enquiry: we reply on working days, usually the same day.',
    offer: 'Ask for an offer for a scent event, a training, a hobby group or nose training.',
    'scent-offer': 'Ask for an offer to scent your rooms, your brand or your occasion.',
    booking: 'Book a meeting with Aroomikoda in your city.',
  },
  ru: {
    enquiry: 'Отправьте запрос в Aroomikoda: отвечаем по рабочим дням, обычно в тот же день.',
    offer: 'Запросите предложение для мероприятия с ароматами, тренинга, кружка или тренировки обоняния.',
    'scent-offer': 'Запросите предложение по ароматизации помещений, бренда или события.',
    booking: 'Назначьте встречу с Aroomikoda в своём городе.',
  },
}

/** The description of a form's own page in a language. */
export function formDescription(locale: Locale, kind: PagedForm): string {
  return DESCRIPTIONS[locale][kind]
}
