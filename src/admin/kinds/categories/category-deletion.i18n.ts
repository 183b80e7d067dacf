import { defineMessages } from '../../../i18n/messages.ts'

export const categoryDeletionMessages = defineMessages({
  et: {
    confirmDelete: 'Kas oled kindel, et soovid kategooria kustutada?',
    deleted: (ms: number | null) => (ms === null ? 'Kategooria on kustutatud' : `Kategooria on kustutatud (${ms}\u00a0ms)`),
    inUse: (name: string, products: number) =>
      `Kategooriat „${name}” ei saa kustutada, sest selles on tooteid: ${products}. Vii need enne teise kategooriasse või kustuta.`,
    seeProducts: 'Vaata neid tooteid',
  },
  en: {
    confirmDelete: 'Are you sure you want to delete this category?',
    deleted: ms => (ms === null ? 'The category has been deleted' : `The category has been deleted (${ms}\u00a0ms)`),
    inUse: (name, products) =>
      `Category “${name}” cannot be deleted because it has products: ${products}. Move them to another category or delete them first.`,
    seeProducts: 'See these products',
  },
  ru: {
    confirmDelete: 'Вы уверены, что хотите удалить эту категорию?',
    deleted: ms => (ms === null ? 'Категория удалена' : `Категория удалена (${ms}\u00a0мс)`),
    inUse: (name, products) =>
      `Категорию «${name}» нельзя удалить: в ней есть товары (${products}). Сначала перенесите их в другую категорию или удалите.`,
    seeProducts: 'Посмотреть эти товары',
  },
})
