import type { Locale } from '#common/locales.ts'
import type { MailsState, MessageState } from './inbox.schemas.ts'

/** A cell of the heads, in the order of the columns. */
type Texts = {
  readonly messages: readonly string[]
  readonly orderLines: readonly string[]
  /** File names, before the day. */
  readonly fileNames: { readonly messages: string; readonly 'order-lines': string }
  readonly states: Readonly<Record<MessageState, string>>
  readonly mails: Readonly<Record<MailsState, string>>
}

/** The export's own words, in the administrator's language. */
export const CSV_TEXTS: Readonly<Record<Locale, Texts>> = {
  et: {
    messages: [
      'Number',
      'Saabus',
      'Liik',
      'Olek',
      'E-kirjad',
      'Nimi',
      'E-post',
      'Telefon',
      'Keel',
      'Sõnum',
      'Üksikasjad',
      'Kokku (€)',
      'Lahendatud',
    ],
    orderLines: [
      'Tellimus',
      'Saabus',
      'Olek',
      'Nimi',
      'E-post',
      'Telefon',
      'Tarneviis',
      'Pakiautomaatide võrk',
      'Pakiautomaat',
      'Makseviis',
      'Toode',
      'Kogus (tk)',
      'Hind (€)',
      'Summa (€)',
    ],
    fileNames: { messages: 'kirjad', 'order-lines': 'tellimuste-read' },
    states: { new: 'Uus', read: 'Loetud', handled: 'Lahendatud' },
    mails: {
      queued: 'Järjekorras',
      sent: 'Saadetud',
      kept: 'Kirjutatud failidesse',
      failing: 'Ei lähe välja',
      failed: 'Saatmata',
    },
  },
  en: {
    messages: [
      'Number',
      'Received',
      'Type',
      'State',
      'E-mails',
      'Name',
      'E-mail',
      'Phone',
      'Language',
      'Message',
      'Details',
      'Total (€)',
      'Handled',
    ],
    orderLines: [
      'Order',
      'Received',
      'State',
      'Name',
      'E-mail',
      'Phone',
      'Delivery',
      'Parcel network',
      'Parcel machine',
      'Payment',
      'Product',
      'Quantity (pcs)',
      'Price (€)',
      'Line total (€)',
    ],
    fileNames: { messages: 'messages', 'order-lines': 'order-lines' },
    states: { new: 'New', read: 'Read', handled: 'Handled' },
    mails: { queued: 'Queued', sent: 'Sent', kept: 'Written to files', failing: 'Not going out', failed: 'Not sent' },
  },
  ru: {
    messages: [
      'Номер',
      'Получено',
      'Вид',
      'Состояние',
      'Письма',
      'Имя',
      'Эл. почта',
      'Телефон',
      'Язык',
      'Сообщение',
      'Подробности',
      'Итого (€)',
      'Обработано',
    ],
    orderLines: [
      'Заказ',
      'Получено',
      'Состояние',
      'Имя',
      'Эл. почта',
      'Телефон',
      'Способ доставки',
      'Сеть посылочных автоматов',
      'Посылочный автомат',
      'Способ оплаты',
      'Товар',
      'Количество (шт.)',
      'Цена (€)',
      'Сумма (€)',
    ],
    fileNames: { messages: 'сообщения', 'order-lines': 'строки-заказов' },
    states: { new: 'Новое', read: 'Прочитано', handled: 'Обработано' },
    mails: { queued: 'В очереди', sent: 'Отправлены', kept: 'Записаны в файлы', failing: 'Не уходят', failed: 'Не отправлены' },
  },
}
