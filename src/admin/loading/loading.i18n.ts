import { defineMessages } from '../../i18n/messages.ts'

/** Texts of every page while it waits for the server, and when the server does not answer. */
export const loadingMessages = defineMessages({
  et: {
    loading: 'Laadin…',
    tryAgain: 'Proovi uuesti',
    loggedOut: 'Sa ei ole enam sisse logitud. Logi sisse, et jätkata.',
    logIn: 'Logi sisse',
    partMissing: 'Seda lehe osa ei saanud laadida. Kirjutatu jääb alles: kontrolli internetiühendust ja laadi leht uuesti.',
    reload: 'Laadi leht uuesti',
  },
  en: {
    loading: 'Loading…',
    tryAgain: 'Try again',
    loggedOut: 'You are no longer logged in. Log in to continue.',
    logIn: 'Log in',
    partMissing: 'This part of the page could not be loaded. What you typed is kept: check your connection and reload the page.',
    reload: 'Reload the page',
  },
  ru: {
    loading: 'Загрузка…',
    tryAgain: 'Попробовать ещё раз',
    loggedOut: 'Ваш сеанс завершён. Войдите, чтобы продолжить.',
    logIn: 'Войти',
    partMissing:
      'Не удалось загрузить эту часть страницы. Набранный текст не пропадёт: проверьте подключение и обновите страницу.',
    reload: 'Обновить страницу',
  },
})
