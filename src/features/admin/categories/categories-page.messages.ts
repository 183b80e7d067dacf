import { defineMessages } from '../../../i18n/messages.ts'

/** Of the page around the editor alone: browsers get them in it, and no dictionary of them. */
export const categoriesPageMessages = defineMessages({
  et: {
    title: 'Kategooriad',
    description: 'Kategooriate lisamine ja muutmine Aroomikoja halduritele.',
  },
  en: {
    title: 'Categories',
    description: 'Adding and editing categories, for the administrators of Aroomikoda.',
  },
  ru: {
    title: 'Категории',
    description: 'Добавление и изменение категорий для администраторов Aroomikoda.',
  },
})
