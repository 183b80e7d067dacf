import { defineMessages } from '../i18n/messages.ts'

/** The texts of the notice that a part of the page did not load. */
export const loadFailedMessages = defineMessages({
  et: { notLoaded: 'Seda lehe osa ei õnnestunud laadida. Palun kontrollige internetiühendust.', tryAgain: 'Proovi uuesti' },
  en: { notLoaded: 'This part of the page could not be loaded. Please check your connection.', tryAgain: 'Try again' },
  ru: { notLoaded: 'Не удалось загрузить эту часть страницы. Проверьте подключение к интернету.', tryAgain: 'Повторить' },
})
