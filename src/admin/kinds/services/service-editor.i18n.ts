import { defineMessages } from '../../../i18n/messages.ts'

export const serviceEditorMessages = defineMessages({
  et: {
    loadFailed: 'Teenust ei saanud laadida.',
    missing: 'Seda teenust ei ole: see on kustutatud või on aadress vale.',
    toList: 'Tagasi valiku juurde',
    confirmDelete: 'Kas oled kindel, et soovid teenuse kustutada?',
    deleted: (ms: number | null) => (ms === null ? 'Kustutatud' : `Kustutatud (${ms}\u00a0ms)`),
  },
  en: {
    loadFailed: 'The service could not be loaded.',
    missing: 'There is no such service: it has been deleted, or the address is wrong.',
    toList: 'Back to the list',
    confirmDelete: 'Are you sure you want to delete this service?',
    deleted: ms => (ms === null ? 'Deleted' : `Deleted (${ms}\u00a0ms)`),
  },
  ru: {
    loadFailed: 'Не удалось загрузить услугу.',
    missing: 'Такой услуги нет: её удалили, или адрес неверен.',
    toList: 'Вернуться к списку',
    confirmDelete: 'Вы уверены, что хотите удалить эту услугу?',
    deleted: ms => (ms === null ? 'Удалено' : `Удалено (${ms}\u00a0мс)`),
  },
})

/** What differs for a gift card, which is stored as a service. */
const giftCardMessages = defineMessages({
  et: {
    loadFailed: 'Kinkekaarti ei saanud laadida.',
    missing: 'Seda kinkekaarti ei ole: see on kustutatud või on aadress vale.',
    confirmDelete: 'Kas oled kindel, et soovid kinkekaardi kustutada?',
  },
  en: {
    loadFailed: 'The gift card could not be loaded.',
    missing: 'There is no such gift card: it has been deleted, or the address is wrong.',
    confirmDelete: 'Are you sure you want to delete this gift card?',
  },
  ru: {
    loadFailed: 'Не удалось загрузить подарочную карту.',
    missing: 'Такой подарочной карты нет: её удалили, или адрес неверен.',
    confirmDelete: 'Вы уверены, что хотите удалить эту подарочную карту?',
  },
})

export const giftCardEditorMessages: typeof serviceEditorMessages = locale => ({
  ...serviceEditorMessages(locale),
  ...giftCardMessages(locale),
})
