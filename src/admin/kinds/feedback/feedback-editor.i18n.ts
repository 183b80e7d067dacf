import { defineMessages } from '../../../i18n/messages.ts'

export const feedbackEditorMessages = defineMessages({
  et: {
    loadFailed: 'Tagasisidet ei saanud laadida.',
    missing: 'Seda tagasisidet ei ole: see on kustutatud või on aadress vale.',
    toList: 'Tagasi avalehele',
    confirmDelete: 'Kas oled kindel, et soovid tagasiside kustutada?',
    deleted: (ms: number | null) => (ms === null ? 'Tagasiside on kustutatud' : `Tagasiside on kustutatud (${ms}\u00a0ms)`),
  },
  en: {
    loadFailed: 'The feedback could not be loaded.',
    missing: 'There is no such feedback: it has been deleted, or the address is wrong.',
    toList: 'Back to the home page',
    confirmDelete: 'Are you sure you want to delete this feedback?',
    deleted: ms => (ms === null ? 'The feedback has been deleted' : `The feedback has been deleted (${ms}\u00a0ms)`),
  },
  ru: {
    loadFailed: 'Не удалось загрузить отзыв.',
    missing: 'Такого отзыва нет: его удалили, или адрес неверен.',
    toList: 'Вернуться на главную',
    confirmDelete: 'Вы уверены, что хотите удалить этот отзыв?',
    deleted: ms => (ms === null ? 'Отзыв удалён' : `Отзыв удалён (${ms}\u00a0мс)`),
  },
})
