import { defineMessages } from '../../../i18n/messages.ts'

export const logInDialogMessages = defineMessages({
  et: {
    title: 'Logi uuesti sisse',
    lead: 'Sinu sisselogimine on aegunud. Kõik, mille kirjutasid, on alles.',
    tooMany: 'Liiga palju katseid. Oota veidi ja proovi uuesti.',
  },
  en: {
    title: 'Log in again',
    lead: 'Your session has ended. Everything you wrote is still here.',
    tooMany: 'Too many attempts. Wait a little and try again.',
  },
  ru: {
    title: 'Войдите ещё раз',
    lead: 'Сеанс завершён. Всё, что вы написали, на месте.',
    tooMany: 'Слишком много попыток. Немного подождите и попробуйте ещё раз.',
  },
})
