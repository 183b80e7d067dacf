import { defineMessages } from '../../i18n/messages.ts'

/** Texts that every editor uses; those of one editor are in its own folder. */
export const formMessages = defineMessages({
  et: {
    takeEstonianTitle: 'Kasuta eestikeelset pealkirja',
    optional: 'valikuline',
    language: 'Keel',
    needsCorrecting: 'vajab parandamist',
    create: 'Lisa',
    update: 'Uuenda',
    remove: 'Kustuta',
    yes: 'Jah',
    no: 'Ei',
    cancel: 'Loobu',
    all: 'Kõik',
  },
  en: {
    takeEstonianTitle: 'Use the Estonian title',
    optional: 'optional',
    language: 'Language',
    needsCorrecting: 'needs correcting',
    create: 'Add',
    update: 'Update',
    remove: 'Delete',
    yes: 'Yes',
    no: 'No',
    cancel: 'Cancel',
    all: 'All',
  },
  ru: {
    takeEstonianTitle: 'Использовать эстонское название',
    optional: 'необязательно',
    language: 'Язык',
    needsCorrecting: 'нужно исправить',
    create: 'Добавить',
    update: 'Обновить',
    remove: 'Удалить',
    yes: 'Да',
    no: 'Нет',
    cancel: 'Отмена',
    all: 'Все',
  },
})
