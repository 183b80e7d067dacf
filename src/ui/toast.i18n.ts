import { defineMessages } from '../i18n/messages.ts'

export const toastMessages = defineMessages({
  et: { close: 'Sulge' },
  en: { close: 'Close' },
  ru: { close: 'Закрыть' },
})
