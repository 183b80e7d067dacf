import { defineMessages } from '../../../i18n/messages.ts'

export const serviceEditorMessages = defineMessages({
  et: {
    loadFailed: 'Teenust ei saanud laadida.',
    missing: 'Seda teenust ei ole: see on kustutatud või on aadress vale.',
    toList: 'Tagasi valiku juurde',
    confirmDelete: 'Kas oled kindel, et soovid teenuse kustutada?',
    confirmDeleteGiftCard: 'Kas oled kindel, et soovid kinkekaardi kustutada?',
    deleted: (ms: number | null) => (ms === null ? 'Kustutatud' : `Kustutatud (${ms}\u00a0ms)`),
  },
  en: {
    loadFailed: 'The service could not be loaded.',
    missing: 'There is no such service: it has been deleted, or the address is wrong.',
    toList: 'Back to the list',
    confirmDelete: 'Are you sure you want to delete this service?',
    confirmDeleteGiftCard: 'Are you sure you want to delete this gift card?',
    deleted: ms => (ms === null ? 'Deleted' : `Deleted (${ms}\u00a0ms)`),
  },
  ru: {
    loadFailed: 'Не удалось загрузить услугу.',
    missing: 'Такой услуги нет: её удалили, или адрес неверен.',
    toList: 'Вернуться к списку',
    confirmDelete: 'Вы уверены, что хотите удалить эту услугу?',
    confirmDeleteGiftCard: 'Вы уверены, что хотите удалить эту подарочную карту?',
    deleted: ms => (ms === null ? 'Удалено' : `Удалено (${ms}\u00a0мс)`),
  },
})
