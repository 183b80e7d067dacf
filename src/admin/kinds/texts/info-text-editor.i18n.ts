import { defineMessages } from '../../../i18n/messages.ts'

export const infoTextEditorMessages = defineMessages({
  et: {
    loadFailed: 'Teksti ei saanud laadida.',
    missing: 'Seda teksti ei ole.',
    toList: 'Tagasi lehele',
  },
  en: {
    loadFailed: 'The text could not be loaded.',
    missing: 'There is no such text.',
    toList: 'Back to the page',
  },
  ru: {
    loadFailed: 'Не удалось загрузить текст.',
    missing: 'Такого текста нет.',
    toList: 'Вернуться на страницу',
  },
})
