import { defineMessages } from '../../../i18n/messages.ts'

export const unkeptMessages = defineMessages({
  et: {
    unkept: 'Brauseri mälus ei ole mustandi jaoks ruumi. Salvesta, enne kui lehe sulged: muidu läheb kirjutatu kaotsi.',
  },
  en: {
    unkept: 'This browser has no room for a draft. Save before you close the page, or what you wrote is lost.',
  },
  ru: {
    unkept: 'В браузере нет места для черновика. Сохраните, прежде чем закрыть страницу, иначе написанное пропадёт.',
  },
})
