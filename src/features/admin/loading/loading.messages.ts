import { defineMessages } from '../../../i18n/messages.ts'

/** What every page says while it waits for the server, and when that was in vain. */
export const loadingMessages = defineMessages({
  et: {
    loading: 'Laadin…',
    tryAgain: 'Proovi uuesti',
    loggedOut: 'Sa ei ole enam sisse logitud. Logi sisse, et jätkata.',
    logIn: 'Logi sisse',
  },
  en: {
    loading: 'Loading…',
    tryAgain: 'Try again',
    loggedOut: 'You are no longer logged in. Log in to go on.',
    logIn: 'Log in',
  },
  ru: {
    loading: 'Загрузка…',
    tryAgain: 'Попробовать ещё раз',
    loggedOut: 'Ваш сеанс завершён. Войдите, чтобы продолжить.',
    logIn: 'Войти',
  },
})
