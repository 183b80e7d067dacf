import { defineMessages } from '../../i18n/messages.ts'

/** Why the server found a new password too easy to guess (server/passwords/password-strength.ts). */
export const weakPasswordMessages = defineMessages({
  et: {
    tooCommon: 'Seda parooli on liiga lihtne ära arvata: see koosneb levinud sõnadest või paroolidest. Kirjuta pigem lause.',
    tooPersonal: 'Sinu e-posti aadressi ja ettevõtte nime proovitakse esimesena. Vali parool, milles neid ei ole.',
    tooRegular:
      'Seda parooli on liiga lihtne ära arvata: selles on kordusi või klaviatuuril kõrvuti asuvaid märke. Kirjuta pigem lause.',
  },
  en: {
    tooCommon: 'This password is too easy to guess: it is made of common words or passwords. Write a sentence instead.',
    tooPersonal: 'Your e-mail address and the company’s name are tried first. Choose a password without them.',
    tooRegular: 'This password is too easy to guess: it repeats itself or follows the keyboard. Write a sentence instead.',
  },
  ru: {
    tooCommon: 'Этот пароль слишком легко угадать: он состоит из распространённых слов или паролей. Лучше напишите фразу.',
    tooPersonal: 'Ваш адрес эл. почты и название компании пробуют в первую очередь. Выберите пароль без них.',
    tooRegular: 'Этот пароль слишком легко угадать: в нём повторы или символы с соседних клавиш. Лучше напишите фразу.',
  },
})
