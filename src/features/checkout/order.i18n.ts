import { defineMessages } from '../../i18n/messages.ts'

/** The texts of the order form and of what the shop answers to an order. */
export const orderMessages = defineMessages({
  et: {
    submit: 'Esita tellimus',
    tooMany: (max: number, count: number) =>
      `Ühes tellimuses saab olla kuni ${max} eri toodet, ostukorvis on ${count}. Eemaldage mõned ja tellige need eraldi.`,
    total: 'Kokku',
    withdrawal: (days: number) => `Ostust saab taganeda ${days} päeva jooksul:`,
    terms: 'tarne, maksmine ja tagastamine',
    order_title: 'Täname tellimuse eest!',
    order_text: 'Tellimus on esitatud! Saatsime kinnituse teie e-posti aadressile ja võtame teiega peagi ühendust.',
    number: 'Tellimuse number',
    close: 'Sulge',
    changed: 'Ostukorvi sisu on vahepeal muutunud. Uuendasime ostukorvi: vaadake see üle ja esitage tellimus uuesti.',
    emptied: 'Ostukorvi sisu on vahepeal muutunud. Eemaldasime korvist kõik, mida enam ei müüda.',
    gone: 'ei ole enam müügil',
    before: 'oli',
    now: 'nüüd',
    newTotal: 'Uus summa',
  },
  en: {
    submit: 'Place the order',
    tooMany: (max, count) =>
      `One order can have up to ${max} different products; your cart has ${count}. Remove some and order them separately.`,
    total: 'Total',
    withdrawal: days => `You can change your mind within ${days} days:`,
    terms: 'delivery, payment and returns',
    order_title: 'Thank you for your order!',
    order_text: 'Order submitted successfully! We have sent a confirmation to your e-mail and will be in touch soon.',
    number: 'Order number',
    close: 'Close',
    changed: 'Your cart has changed in the meantime. We have updated it: please look through it and place the order again.',
    emptied: 'Your cart has changed in the meantime. We have removed everything that is no longer sold.',
    gone: 'no longer sold',
    before: 'was',
    now: 'now',
    newTotal: 'New total',
  },
  ru: {
    submit: 'Оформить заказ',
    tooMany: (max, count) =>
      `В одном заказе может быть не больше ${max} разных товаров, а в корзине их ${count}. Уберите часть и закажите отдельно.`,
    total: 'Итого',
    withdrawal: days => `От покупки можно отказаться в течение ${days} дней:`,
    terms: 'доставка, оплата и возврат',
    order_title: 'Спасибо за заказ!',
    order_text: 'Заказ успешно оформлен! Мы отправили подтверждение на вашу почту и скоро свяжемся с вами.',
    number: 'Номер заказа',
    close: 'Закрыть',
    changed: 'Корзина за это время изменилась. Мы её обновили: проверьте и оформите заказ ещё раз.',
    emptied: 'Корзина за это время изменилась. Мы убрали из неё всё, что больше не продаётся.',
    gone: 'больше не продаётся',
    before: 'было',
    now: 'теперь',
    newTotal: 'Новая сумма',
  },
})
