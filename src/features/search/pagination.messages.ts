import { defineMessages } from '../../i18n/messages.ts'

export const paginationMessages = defineMessages({
  et: {
    label: 'Loendi leheküljed',
    previous: 'Eelmine lehekülg',
    next: 'Järgmine lehekülg',
    page: (page: number) => `Lehekülg ${page}`,
  },
  en: { label: 'Pages of the list', previous: 'Previous page', next: 'Next page', page: page => `Page ${page}` },
  ru: { label: 'Страницы списка', previous: 'Предыдущая страница', next: 'Следующая страница', page: page => `Страница ${page}` },
})
