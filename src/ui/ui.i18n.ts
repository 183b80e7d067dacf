import { defineMessages } from '../i18n/messages.ts'

/** The texts of the carousel. */
export const uiMessages = defineMessages({
  et: {
    previous: 'Eelmine',
    next: 'Järgmine',
    slide: (number: number, total: number) => `Slaid ${number}/${total}`,
    choose: 'Vali slaid',
    stop: 'Peata slaidiseanss',
    start: 'Käivita slaidiseanss',
  },
  en: {
    previous: 'Previous',
    next: 'Next',
    slide: (number, total) => `Slide ${number} of ${total}`,
    choose: 'Choose a slide',
    stop: 'Stop the slide show',
    start: 'Start the slide show',
  },
  ru: {
    previous: 'Назад',
    next: 'Вперёд',
    slide: (number, total) => `Слайд ${number} из ${total}`,
    choose: 'Выбрать слайд',
    stop: 'Остановить слайд-шоу',
    start: 'Запустить слайд-шоу',
  },
})
