import type { Locale } from '#common/locales.ts'
import type { TableTexts } from './order-table.ts'

export type AcknowledgementTexts = TableTexts & {
  readonly greeting: (name: string | null) => string
  readonly number: string
  readonly next: string
  readonly orderNext: string
  /** How to withdraw from an order; `terms` is the address of the page with all terms. */
  readonly withdrawal: (how: { readonly days: number; readonly email: string; readonly terms: string }) => string
  /** In place of a parcel machine that the mail does not repeat. */
  readonly asWritten: string
  readonly notYou: string
  /** The labels of the seller's register number and phone. */
  readonly registryCode: string
  readonly phone: string
}

/**
 * The acknowledgement to the visitor, in their language; what is said of each kind of message is in message-kind-words.i18n.ts.
 */
export const ACKNOWLEDGEMENT: Readonly<Record<Locale, AcknowledgementTexts>> = {
  et: {
    greeting: name => (name ? `Tere, ${name}!` : 'Tere!'),
    number: 'Number',
    next: 'Vastame teile esimesel võimalusel. Kui soovite midagi lisada, vastake lihtsalt sellele kirjale.',
    orderNext:
      'Võtame teiega ühendust, et leppida kokku tarne ja makse. Kui soovite midagi lisada, vastake lihtsalt sellele kirjale.',
    withdrawal: ({ days, email, terms }) =>
      `Ostust võite põhjust nimetamata taganeda ${days} päeva jooksul pärast kauba kättesaamist. Selleks vastake sellele kirjale või kirjutage aadressil ${email}: nimetage tellimuse number ja tooted, mille tagastate. Tarne, makse ja tagastamise tingimused: ${terms}`,
    asWritten: 'nagu kirjutasite',
    notYou: 'Kui te ei saatnud meile midagi, võite selle kirja kustutada.',
    registryCode: 'Registrikood',
    phone: 'Telefon',
    product: 'Toode',
    quantity: 'Kogus',
    unitPrice: 'Hind',
    lineTotal: 'Summa',
    total: 'Kokku',
    pieces: count => `${count} tk`,
  },
  en: {
    greeting: name => (name ? `Hello ${name},` : 'Hello,'),
    number: 'Number',
    next: 'We will answer as soon as we can. If you would like to add something, simply reply to this e-mail.',
    orderNext:
      'We will contact you to agree on delivery and payment. If you would like to add something, simply reply to this e-mail.',
    withdrawal: ({ days, email, terms }) =>
      `You may withdraw from the purchase within ${days} days of receiving the goods, without giving a reason. To do so, reply to this e-mail or write to ${email} with the order number and the products you are returning. Delivery, payment and returns: ${terms}`,
    asWritten: 'as you wrote it',
    notYou: 'If you did not send us anything, you can delete this e-mail.',
    registryCode: 'Registry code',
    phone: 'Phone',
    product: 'Product',
    quantity: 'Quantity',
    unitPrice: 'Price',
    lineTotal: 'Line total',
    total: 'Total',
    pieces: count => `${count} ${count === 1 ? 'pc' : 'pcs'}`,
  },
  ru: {
    greeting: name => (name ? `Здравствуйте, ${name}!` : 'Здравствуйте!'),
    number: 'Номер',
    next: 'Мы ответим вам при первой возможности. Если хотите что-то добавить, просто ответьте на это письмо.',
    orderNext:
      'Мы свяжемся с вами, чтобы договориться о доставке и оплате. Если хотите что-то добавить, просто ответьте на это письмо.',
    withdrawal: ({ days, email, terms }) =>
      `От покупки можно отказаться без объяснения причин в течение ${days} дней после получения товара. Для этого ответьте на это письмо или напишите на ${email}: укажите номер заказа и товары, которые возвращаете. Доставка, оплата и возврат: ${terms}`,
    asWritten: 'как вы указали',
    notYou: 'Если вы ничего нам не отправляли, удалите это письмо.',
    registryCode: 'Регистрационный код',
    phone: 'Телефон',
    product: 'Товар',
    quantity: 'Количество',
    unitPrice: 'Цена',
    lineTotal: 'Сумма',
    total: 'Итого',
    pieces: count => `${count} шт.`,
  },
}
