import { RECENT_LOGIN_MINUTES } from '#common/account-limits.ts'
import { defineMessages } from '../../i18n/messages.ts'

/** Texts of the log-in over another page: the session ended, or a write wants the password once more. */
export const logInDialogMessages = defineMessages({
  et: {
    againTitle: 'Logi uuesti sisse',
    againLead: 'Sinu seanss on lõppenud. Kõik, mille kirjutasid, on alles.',
    confirmTitle: 'Kinnita, et see oled sina',
    confirmLead: `Logisid sisse rohkem kui ${RECENT_LOGIN_MINUTES} minutit tagasi. Selle toimingu jaoks palume parooli või pääsuvõtit uuesti.`,
    confirm: 'Kinnita',
    confirming: 'Kinnitan…',
    otherAccount: 'See on teise konto pääsuvõti. Kinnita sama kontoga, millega alustasid.',
  },
  en: {
    againTitle: 'Log in again',
    againLead: 'Your session has ended. Everything you wrote is still here.',
    confirmTitle: 'Confirm that it is you',
    confirmLead: `You logged in more than ${RECENT_LOGIN_MINUTES} minutes ago. For what you are about to do, we ask for the password or a passkey again.`,
    confirm: 'Confirm',
    confirming: 'Confirming…',
    otherAccount: 'This passkey belongs to another account. Please confirm with the account you started with.',
  },
  ru: {
    againTitle: 'Войдите ещё раз',
    againLead: 'Сеанс завершён. Всё, что вы написали, на месте.',
    confirmTitle: 'Подтвердите, что это вы',
    confirmLead: `Вы вошли больше ${RECENT_LOGIN_MINUTES} минут назад. Для этого действия нужно ещё раз ввести пароль или использовать ключ доступа.`,
    confirm: 'Подтвердить',
    confirming: 'Подтверждаем…',
    otherAccount: 'Это ключ доступа другой учётной записи. Используйте ключ той учётной записи, с которой вы начали.',
  },
})
