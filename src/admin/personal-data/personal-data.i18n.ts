import { defineMessages } from '../../i18n/messages.ts'
import { plural } from '../../i18n/plural.ts'

/** Texts of the page about a person's data. */
export const personalDataMessages = defineMessages({
  et: {
    title: 'Isikuandmed',
    description: 'Mida poes ühe e-posti aadressi kohta hoitakse: vaata, laadi alla, kustuta.',
    back: 'Tagasi kirjade juurde',
    email: 'E-posti aadress',
    emailError: 'Sisesta e-posti aadress.',
    find: 'Otsi',
    failed: 'See ei õnnestunud. Proovi mõne hetke pärast uuesti.',
    beingSent: 'Sellele inimesele saadetakse just praegu e-kirja. Proovi mõne hetke pärast uuesti.',
    found: (email: string) => `Aadress: ${email}`,
    nothing: 'Selle aadressi kohta ei hoita midagi.',
    nothingSent: 'Sellelt inimeselt endalt ei hoita midagi.',
    mails: 'E-kirjad sellele aadressile ja selle kohta (saadetud ja ootel)',
    invitations: 'Kutsed halduriks',
    passwordRequests: 'Pooleli taotlused uue parooli saamiseks',
    auditEvents: 'Kirjed tegevuste logis',
    accountActive: 'See on halduri aadress. Konto jääb alles: eemalda see enne lehel „Konto”, kui ka see tuleb kustutada.',
    accountRemoved: 'See on eemaldatud halduri aadress. Kustutamisel asendatakse aadress kontol koodiga.',
    mentions: 'Aadressi mainitakse teiste inimeste kirjades. Neid ei väljastata ega kustutata, vaata ise üle:',
    moreMentions: (count: number) => `ja veel ${count}. Kõik leiad kirjade otsinguga.`,
    notSearched:
      'Otsitud on kirjadest, e-kirjadest, kutsetest, kontodest ja tegevuste logist. Saidi sisust (tooted, uudised, tekstid) ja muudatuste ajaloost ei otsita: kui inimest on seal nimetatud, muuda sisu ise. Varasemad tekstid jäävad muudatuste ajalukku, sealt saab need kustutada saidi hooldaja. Kustutatud toodete, kategooriate ja teenuste nimetused ning uudiste pealkirjad jäävad tegevuste logisse kaheks aastaks.',
    export: 'Laadi andmed alla (JSON)',
    fileName: 'isikuandmed',
    erase: 'Andmete kustutamine',
    waiting: (count: number) =>
      `${count} ${plural('et', count, { one: 'e-kiri ootab', other: 'e-kirja ootab' })} saatmist. Kustutamisel ootel e-kirju ei saadeta.`,
    backups: (days: number) =>
      `Öistes varukoopiates on andmed alles kuni ${days} päeva, seejärel kaovad need sealt. Käsitsi ja enne uuendusi tehtud varukoopiad kustutab saidi hooldaja.`,
    auditLog:
      'Tegevuste logisse jääb märge, et andmed kustutati, kuid aadressi seal ei ole. Haldurite tegevused ja nende kontodega tehtu jäävad logisse kaheks aastaks.',
    orders: (count: number) =>
      `${count} ${plural('et', count, { one: 'tellimus on', other: 'tellimust on' })} viimasest seitsmest aastast. Raamatupidamise seadus nõuab algdokumentide säilitamist seitse aastat majandusaasta lõpust.`,
    keepLawful: 'Jäta nende tellimuste read, summad ja numbrid alles, kustuta nimi, aadress, telefon ja sõnum',
    eraseAll: 'Kustuta kõik, ka need tellimused',
    again: 'Kinnituseks sisesta aadress uuesti',
    againError: 'See ei ole sama aadress.',
    eraseNow: 'Kustuta jäädavalt',
    perhapsErased: 'Vastust ei tulnud, kuid andmed võivad olla kustutatud. Otsi uuesti: nii näed, mis on alles.',
    erased: (deleted: number, kept: number) =>
      `Andmed on kustutatud. Kirju kustutati ${deleted}, tellimusi jäi ilma isikuandmeteta alles ${kept}.`,
  },
  en: {
    title: 'Personal data',
    description: 'What the shop keeps about an e-mail address: look, download, erase.',
    back: 'Back to the messages',
    email: 'E-mail address',
    emailError: 'Enter an e-mail address.',
    find: 'Find',
    failed: 'That did not work. Try again in a moment.',
    beingSent: 'An e-mail is being sent to this person right now. Try again in a moment.',
    found: email => `Address: ${email}`,
    nothing: 'Nothing is kept about this address.',
    nothingSent: 'Nothing is kept that this person sent.',
    mails: 'E-mails to this address or about it (sent or waiting)',
    invitations: 'Invitations to become an administrator',
    passwordRequests: 'Unfinished requests for a new password',
    auditEvents: 'Entries in the audit log',
    accountActive:
      'This is an administrator’s address. The account stays: remove it on the page “Account” first if it has to go, too.',
    accountRemoved: 'This is the address of an administrator who was removed. Erasing replaces it with a code.',
    mentions: 'Messages of other people mention the address. They are neither exported nor erased; look at them yourself:',
    moreMentions: count => `and ${count} more. The search of the messages finds all of them.`,
    notSearched:
      'Messages, e-mails, invitations, accounts and the audit log have been searched. The content of the site (products, news, texts) and the history of changes have not: if the person is named there, edit the content yourself. Earlier texts stay in the history of changes, from which the people who maintain the site can remove them. The names of deleted products, categories, services and news stay in the audit log for two years.',
    export: 'Download the data (JSON)',
    fileName: 'personal-data',
    erase: 'Erase the data',
    waiting: count =>
      `${count} ${plural('en', count, { one: 'e-mail is', other: 'e-mails are' })} still waiting to be sent. Erasing cancels sending.`,
    backups: days =>
      `Nightly backups hold the data for up to ${days} days more, then it is gone there, too. Backups made by hand or before an update are deleted by the people who maintain the site.`,
    auditLog:
      'The audit log keeps a record that data was erased, but not the address. What administrators did, and what was done to their accounts, stays there for two years.',
    orders: count =>
      `${count} ${plural('en', count, { one: 'order is', other: 'orders are' })} from the last seven years. The Estonian Accounting Act requires source documents to be kept for seven years from the end of the financial year.`,
    keepLawful: 'Keep the lines, amounts and numbers of these orders; erase name, address, phone and message',
    eraseAll: 'Erase everything, these orders too',
    again: 'Type the address again to confirm',
    againError: 'This is not the same address.',
    eraseNow: 'Erase for good',
    perhapsErased: 'No answer came, but the data may have been erased. Search again to see what is left.',
    erased: (deleted, kept) =>
      `The data has been erased. Messages deleted: ${deleted}. Orders kept without personal data: ${kept}.`,
  },
  ru: {
    title: 'Персональные данные',
    description: 'Что магазин хранит об одном адресе эл. почты: посмотреть, скачать, удалить.',
    back: 'Назад к сообщениям',
    email: 'Адрес эл. почты',
    emailError: 'Введите адрес эл. почты.',
    find: 'Найти',
    failed: 'Не получилось. Попробуйте ещё раз чуть позже.',
    beingSent: 'Этому человеку как раз отправляется письмо. Попробуйте чуть позже.',
    found: email => `Адрес: ${email}`,
    nothing: 'Данных по этому адресу нет.',
    nothingSent: 'Данных от самого этого человека нет.',
    mails: 'Письма на этот адрес или о нём (отправленные и ожидающие)',
    invitations: 'Приглашения стать администратором',
    passwordRequests: 'Незавершённые запросы нового пароля',
    auditEvents: 'Записи в журнале действий',
    accountActive:
      'Это адрес администратора. Учётная запись останется: если её тоже нужно удалить, сначала удалите её на странице «Учётная запись».',
    accountRemoved: 'Это адрес удалённого администратора. При удалении он заменяется условным обозначением.',
    mentions: 'Адрес упоминается в сообщениях других людей. Они не выдаются и не удаляются, просмотрите их сами:',
    moreMentions: count => `и ещё ${count}. Поиск по сообщениям найдёт все.`,
    notSearched:
      'Поиск охватывает сообщения, письма, приглашения, учётные записи и журнал действий. Содержимое сайта (товары, новости, тексты) и история изменений в поиск не входят: если человек упомянут там, исправьте тексты сами. Прежние тексты остаются в истории изменений, оттуда их может удалить системный администратор. Названия удалённых товаров, категорий и услуг и заголовки новостей хранятся в журнале действий два года.',
    export: 'Скачать данные (JSON)',
    fileName: 'персональные-данные',
    erase: 'Удаление данных',
    waiting: count =>
      `${count} ${plural('ru', count, { one: 'письмо ещё ждёт', few: 'письма ещё ждут', many: 'писем ещё ждут', other: 'письма ещё ждут' })} отправки. После удаления данных отправки не будет.`,
    backups: days =>
      `В ночных резервных копиях данные остаются ещё до ${days} дней, затем исчезают и оттуда. Копии, сделанные вручную или перед обновлением, удаляет системный администратор.`,
    auditLog:
      'В журнале действий останется запись об удалении данных, но без адреса. Действия администраторов и изменения их учётных записей хранятся там два года.',
    orders: count =>
      `${count} ${plural('ru', count, { one: 'заказ', few: 'заказа', many: 'заказов', other: 'заказа' })} за последние семь лет. Закон Эстонии о бухгалтерском учёте требует хранить первичные документы семь лет с конца финансового года.`,
    keepLawful: 'Оставить строки, суммы и номера этих заказов, удалить имя, адрес, телефон и сообщение',
    eraseAll: 'Удалить всё, включая эти заказы',
    again: 'Для подтверждения введите адрес ещё раз',
    againError: 'Это другой адрес.',
    eraseNow: 'Удалить навсегда',
    perhapsErased: 'Ответа не было, но данные могли быть удалены. Выполните поиск ещё раз: он покажет, что осталось.',
    erased: (deleted, kept) =>
      `Данные удалены. Удалено сообщений: ${deleted}. Заказов оставлено без персональных данных: ${kept}.`,
  },
})
