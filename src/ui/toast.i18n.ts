import { defineMessages } from '../i18n/messages.ts'

/** The texts of toasts. */
export const toastMessages = defineMessages({
  et: { close: 'Sulge' },
  en: { close: 'Close' },
  ru: { close: 'Закрыть' },
})
