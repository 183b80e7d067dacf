import type { Locale } from '#common/locales.ts'
import { defineMessages } from '../../i18n/messages.ts'
import { loadingMessages } from '../loading/loading.i18n.ts'
import { loginMessages } from '../login/login.i18n.ts'
import { signUpMessages } from '../login/sign-up.i18n.ts'
import { weakPasswordMessages } from '../login/weak-password.i18n.ts'
import { administratorMessages } from './administrators.i18n.ts'

/** The account page. */
export const accountMessages = defineMessages({
  et: {
    title: 'Konto',
    description: 'Keel, parool, pääsuvõtmed, seansid, kutsed ja haldurid.',
    loadFailed: 'Konto andmeid ei saanud laadida. Proovi mõne hetke pärast uuesti.',
    loggedInAs: (email: string) => `Oled sisse logitud: ${email}`,
    ownLanguage: 'Keel',
    ownLanguageLead:
      'Selles keeles on menüüd, teated, redaktorid ja sulle saadetavad e-kirjad ka siis, kui vaatad saiti teises keeles. Ettevõtte postkasti tulevad kirjad on selle halduri keeles, kes on nimekirjas esimene.',
    ownLanguageLabel: 'Haldamise keel',
    chooseLanguage: 'Muuda keelt',
    languageChosen: 'Haldad nüüd eesti keeles.',
    password: 'Parool',
    passwordLead: 'Pärast parooli muutmist logime sind teistes seadmetes välja.',
    currentPassword: 'Praegune parool',
    changePassword: 'Muuda parooli',
    passwordChanged: 'Parool on muudetud. Teistes seadmetes oled välja logitud.',
    wrongPassword: 'See ei ole su praegune parool.',
    passwordPerhapsChanged:
      'Vastust ei tulnud, kuid parool võib olla muudetud: siis kehtib juba uus ja pead uuesti sisse logima.',
    sessions: 'Kus oled sisse logitud',
    sessionsLead: 'Kui sa mõnda seadet ära ei tunne, logi sealt välja, muuda parooli ja eemalda võõrad pääsuvõtmed.',
    thisDevice: 'see seade',
    unknownDevice: 'Tundmatu seade',
    since: (time: string) => `Sisse logitud ${time}`,
    lastSeen: (time: string) => `Viimati kasutusel ${time}`,
    network: (network: string) => `Võrk ${network}`,
    logOutThere: 'Logi välja',
    logOutOf: (device: string) => `Logi välja: ${device}`,
    sessionEnded: 'Seal oled nüüd välja logitud.',
    logOutEverywhere: 'Logi kõikjalt välja',
    logOutEverywhereQuestion: 'Kas logida sind välja kõigis seadmetes, ka siin?',
    loggedOutEverywhere: 'Oled kõikjalt välja logitud.',
    notConfirmed: 'Midagi ei muudetud: sa ei kinnitanud, et see oled sina.',
    gone: 'Seda ei ole enam. Uuendasime loendit.',
    backups: 'Varukoopiad',
    backupsLead:
      'Igal ööl tehakse varukoopia kirjadest, sisust ja piltidest ning proovitakse, kas sellest saab sama saidi taastada.',
    noBackup: 'Varukoopiat veel ei ole: esimene tehakse öösel.',
    newestBackup: (time: string, megabytes: number) => `Viimane varukoopia ${time} (${megabytes}\u00a0MB)`,
    proved: 'Proovitud: taastatud sait on täpselt samasugune.',
    waiting: 'Veel proovimata: serverisse on paigaldatud programmi uuem versioon. Pärast taaskäivitamist proovitakse uuesti.',
    edited: 'Proovimata: sisu muudeti samal ajal või mõni muudatus ei ole veel avaldatud. Järgmisel ööl proovitakse uuesti.',
    notTried: 'Seda ei ole veel proovitud.',
    lastProved: (time: string) => `Viimati õnnestus proov ${time}`,
  },
  en: {
    title: 'Account',
    description: 'Language, password, passkeys, sessions, invitations and administrators.',
    loadFailed: 'Your account could not be loaded. Try again in a moment.',
    loggedInAs: email => `You are logged in as ${email}`,
    ownLanguage: 'Language',
    ownLanguageLead:
      'Your menus, notices, editors and the e-mails to you are in this language, whatever the language of the site’s page. E-mails to the company’s mailbox are in the language of the first person in the list of administrators.',
    ownLanguageLabel: 'Language of administration',
    chooseLanguage: 'Change language',
    languageChosen: 'Administration is now in English.',
    password: 'Password',
    passwordLead: 'When you change your password, you are logged out on your other devices.',
    currentPassword: 'Current password',
    changePassword: 'Change password',
    passwordChanged: 'Your password has been changed. You are logged out on your other devices.',
    wrongPassword: 'This is not your current password.',
    passwordPerhapsChanged:
      'No answer came, but your password may have been changed: then the new one is valid, and you have to log in again.',
    sessions: 'Where you are logged in',
    sessionsLead: 'If you do not recognise a device, log out there, change your password and remove passkeys that are not yours.',
    thisDevice: 'this device',
    unknownDevice: 'Unknown device',
    since: time => `Logged in ${time}`,
    lastSeen: time => `Last used ${time}`,
    network: network => `Network ${network}`,
    logOutThere: 'Log out',
    logOutOf: device => `Log out: ${device}`,
    sessionEnded: 'You are now logged out there.',
    logOutEverywhere: 'Log out everywhere',
    logOutEverywhereQuestion: 'Log out on all your devices, on this one too?',
    loggedOutEverywhere: 'You are logged out everywhere.',
    notConfirmed: 'Nothing was changed: you did not confirm that it is you.',
    gone: 'It is no longer there. We have refreshed the list.',
    backups: 'Backups',
    backupsLead:
      'Every night messages, content and pictures are backed up, and a test checks that the same site can be restored from the copy.',
    noBackup: 'There is no backup yet: the first is made tonight.',
    newestBackup: (time, megabytes) => `Newest backup ${time} (${megabytes}\u00a0MB)`,
    proved: 'Tested: the restored site is the same, byte for byte.',
    waiting: 'Not tested yet: a newer version of the program is installed. It is tested again after a restart.',
    edited: 'Not tested: content was edited meanwhile, or a change is not live yet. It is tested again next night.',
    notTried: 'It has not been tested yet.',
    lastProved: time => `Last successful test ${time}`,
  },
  ru: {
    title: 'Учётная запись',
    description: 'Язык, пароль, ключи доступа, сеансы, приглашения и администраторы.',
    loadFailed: 'Не удалось загрузить данные учётной записи. Попробуйте ещё раз чуть позже.',
    loggedInAs: email => `Вы вошли как ${email}`,
    ownLanguage: 'Язык',
    ownLanguageLead:
      'На этом языке меню, уведомления, редакторы и письма вам, даже если сайт открыт на другом языке. Письма на почту компании приходят на языке первого человека в списке администраторов.',
    ownLanguageLabel: 'Язык администрирования',
    chooseLanguage: 'Изменить язык',
    languageChosen: 'Теперь администрирование на русском языке.',
    password: 'Пароль',
    passwordLead: 'После смены пароля сеансы на других ваших устройствах завершатся.',
    currentPassword: 'Текущий пароль',
    changePassword: 'Сменить пароль',
    passwordChanged: 'Пароль изменён. Сеансы на других устройствах завершены.',
    wrongPassword: 'Это не текущий пароль.',
    passwordPerhapsChanged: 'Ответа не было, но пароль мог смениться: тогда действует уже новый, и нужно войти заново.',
    sessions: 'Где вы вошли',
    sessionsLead: 'Если вы не узнаёте устройство, завершите на нём сеанс, смените пароль и удалите чужие ключи доступа.',
    thisDevice: 'это устройство',
    unknownDevice: 'Неизвестное устройство',
    since: time => `Вход ${time}`,
    lastSeen: time => `Последняя активность ${time}`,
    network: network => `Сеть ${network}`,
    logOutThere: 'Завершить сеанс',
    logOutOf: device => `Завершить сеанс: ${device}`,
    sessionEnded: 'Сеанс на этом устройстве завершён.',
    logOutEverywhere: 'Выйти на всех устройствах',
    logOutEverywhereQuestion: 'Завершить сеансы на всех устройствах, в том числе на этом?',
    loggedOutEverywhere: 'Вы вышли на всех устройствах.',
    notConfirmed: 'Ничего не изменено: вы не подтвердили, что это вы.',
    gone: 'Этого больше нет. Мы обновили список.',
    backups: 'Резервные копии',
    backupsLead:
      'Каждую ночь сохраняется копия сообщений, содержимого и изображений и проверяется, восстанавливается ли из неё тот же сайт.',
    noBackup: 'Резервной копии ещё нет: первая будет сделана ночью.',
    newestBackup: (time, megabytes) => `Последняя копия ${time} (${megabytes}\u00a0МБ)`,
    proved: 'Проверена: восстановленный сайт совпадает байт в байт.',
    waiting: 'Ещё не проверена: установлена новая версия программы. Проверка повторится после перезапуска.',
    edited:
      'Не проверена: в это время меняли содержимое или какое-то изменение ещё не опубликовано. Следующей ночью проверка повторится.',
    notTried: 'Она ещё не проверена.',
    lastProved: time => `Последняя успешная проверка ${time}`,
  },
})

const texts = (locale: Locale) => ({
  ...loadingMessages(locale),
  ...loginMessages(locale),
  emailTaken: signUpMessages(locale).emailTaken,
  ...weakPasswordMessages(locale),
  ...accountMessages(locale),
  ...administratorMessages(locale),
})
const TEXTS = { et: texts('et'), en: texts('en'), ru: texts('ru') }

/** The page's own texts and those it shares with other pages: waiting, logging in, signing up. */
export function accountTexts(locale: Locale): AccountTexts {
  return TEXTS[locale]
}

export type AccountTexts = ReturnType<typeof texts>
