import { defineMessages } from '../../../i18n/messages.ts'

export const sessionMessages = defineMessages({
  et: {
    account: (email: string) => `Konto: ${email}`,
    loggedInAs: 'Sisse logitud',
    inbox: 'Kirjad',
    logOut: 'Logi välja',
    loggedIn: 'Sisse logitud',
    loggedOut: 'Välja logitud',
    logOutFailed: 'Välja logida ei õnnestunud. Kontrolli internetiühendust ja proovi uuesti.',
    editProduct: (title: string) => `Muuda toodet „${title}”`,
  },
  en: {
    account: email => `Account: ${email}`,
    loggedInAs: 'Logged in',
    inbox: 'Messages',
    logOut: 'Log out',
    loggedIn: 'Logged in',
    loggedOut: 'Logged out',
    logOutFailed: 'Could not log out. Check your internet connection and try again.',
    editProduct: title => `Edit product “${title}”`,
  },
  ru: {
    account: email => `Учётная запись: ${email}`,
    loggedInAs: 'Вы вошли',
    inbox: 'Сообщения',
    logOut: 'Выйти',
    loggedIn: 'Вы вошли в систему',
    loggedOut: 'Вы вышли из системы',
    logOutFailed: 'Выйти не удалось. Проверьте подключение к интернету и попробуйте ещё раз.',
    editProduct: title => `Изменить товар «${title}»`,
  },
})
