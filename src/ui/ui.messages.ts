import { defineMessages } from '../i18n/messages.ts'

export const uiMessages = defineMessages({
  et: {
    previous: 'Eelmine',
    next: 'Järgmine',
    slide: (number: number, total: number) => `Slaid ${number}/${total}`,
    choose: 'Vali slaid',
  },
  en: {
    previous: 'Previous',
    next: 'Next',
    slide: (number, total) => `Slide ${number} of ${total}`,
    choose: 'Choose a slide',
  },
  ru: {
    previous: 'Назад',
    next: 'Вперёд',
    slide: (number, total) => `Слайд ${number} из ${total}`,
    choose: 'Выбрать слайд',
  },
})
