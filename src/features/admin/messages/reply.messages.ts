import { defineMessages } from '../../../i18n/messages.ts'

/** How a reply begins, in the language the visitor wrote in. */
export const replyMessages = defineMessages({
  et: {
    enquiry: 'Teie päring',
    contact: 'Teie kiri',
    offer: 'Teie hinnapäring',
    'scent-offer': 'Teie hinnapäring',
    booking: 'Teie kohtumise soov',
    order: 'Teie tellimus',
    greeting: (name: string) => `Tere, ${name}!`,
    wrote: (day: string) => `Kirjutasite ${day}:`,
  },
  en: {
    enquiry: 'Your enquiry',
    contact: 'Your message',
    offer: 'Your request for an offer',
    'scent-offer': 'Your request for an offer',
    booking: 'Your booking request',
    order: 'Your order',
    greeting: name => `Hello ${name},`,
    wrote: day => `On ${day} you wrote:`,
  },
  ru: {
    enquiry: 'Ваш запрос',
    contact: 'Ваше сообщение',
    offer: 'Ваш запрос предложения',
    'scent-offer': 'Ваш запрос предложения',
    booking: 'Ваша заявка на встречу',
    order: 'Ваш заказ',
    greeting: name => `Здравствуйте, ${name}!`,
    wrote: day => `Вы писали ${day}:`,
  },
})
