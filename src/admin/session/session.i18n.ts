import { defineMessages } from '../../i18n/messages.ts'
import { plural } from '../../i18n/plural.ts'

/** Texts of the profile menu, of toasts about the session, and of the undo of a kept notice. */
export const sessionMessages = defineMessages({
  et: {
    account: (email: string) => `Konto: ${email}`,
    inbox: 'Kirjad',
    unread: (count: number) => `${count} ${plural('et', count, { one: 'lugemata kiri', other: 'lugemata kirja' })}`,
    failing: (count: number) =>
      `${count} ${plural('et', count, { one: 'e-kiri ei lähe välja', other: 'e-kirja ei lähe välja' })}`,
    failed: (count: number) => `${count} ${plural('et', count, { one: 'e-kiri jäi saatmata', other: 'e-kirja jäi saatmata' })}`,
    publications: 'Muudatuste ajalugu',
    pictures: 'Pildid',
    alarmsPage: 'Häired',
    auditLog: 'Tegevuste logi',
    alarms: (count: number) => `${count} ${plural('et', count, { one: 'häire', other: 'häiret' })}`,
    accountPage: 'Konto',
    logOut: 'Logi välja',
    loggedOut: 'Välja logitud',
    logOutFailed: 'Välja logida ei õnnestunud. Proovi mõne hetke pärast uuesti.',
    undo: 'Võta tagasi',
    undone: 'Tagasi võetud',
    undoFailed: 'Tagasi võtta ei õnnestunud.',
  },
  en: {
    account: email => `Account: ${email}`,
    inbox: 'Messages',
    unread: count => `${count} ${plural('en', count, { one: 'unread message', other: 'unread messages' })}`,
    failing: count => `${count} ${plural('en', count, { one: 'e-mail is not going out', other: 'e-mails are not going out' })}`,
    failed: count => `${count} ${plural('en', count, { one: 'e-mail was not sent', other: 'e-mails were not sent' })}`,
    publications: 'History of changes',
    pictures: 'Pictures',
    alarmsPage: 'Alarms',
    auditLog: 'Audit log',
    alarms: count => `${count} ${plural('en', count, { one: 'alarm', other: 'alarms' })}`,
    accountPage: 'Account',
    logOut: 'Log out',
    loggedOut: 'Logged out',
    logOutFailed: 'Could not log out. Try again in a moment.',
    undo: 'Undo',
    undone: 'Undone',
    undoFailed: 'This could not be undone.',
  },
  ru: {
    account: email => `Учётная запись: ${email}`,
    inbox: 'Сообщения',
    unread: count =>
      `${count} ${plural('ru', count, { one: 'непрочитанное сообщение', few: 'непрочитанных сообщения', many: 'непрочитанных сообщений', other: 'непрочитанного сообщения' })}`,
    failing: count =>
      `${count} ${plural('ru', count, { one: 'письмо не уходит', few: 'письма не уходят', many: 'писем не уходит', other: 'письма не уходят' })}`,
    failed: count =>
      `${count} ${plural('ru', count, { one: 'письмо не отправлено', few: 'письма не отправлены', many: 'писем не отправлено', other: 'письма не отправлено' })}`,
    publications: 'История изменений',
    pictures: 'Изображения',
    alarmsPage: 'Сбои',
    auditLog: 'Журнал действий',
    alarms: count => `${count} ${plural('ru', count, { one: 'сбой', few: 'сбоя', many: 'сбоев', other: 'сбоя' })}`,
    accountPage: 'Учётная запись',
    logOut: 'Выйти',
    loggedOut: 'Вы вышли из системы',
    logOutFailed: 'Выйти не удалось. Попробуйте ещё раз чуть позже.',
    undo: 'Отменить',
    undone: 'Отменено',
    undoFailed: 'Отменить не удалось.',
  },
})
