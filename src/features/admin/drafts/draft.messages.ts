import { defineMessages } from '../../../i18n/messages.ts'

export const draftMessages = defineMessages({
  et: {
    unkept: 'Brauser ei mahuta mustandit ära. Salvesta, enne kui lehe sulged: muidu läheb kirjutatu kaotsi.',
    offer: (when: string) => `Sul jäi siin midagi salvestamata: mustand on alles (${when}).`,
    fields: (labels: string) => `Mustandis muudetud: ${labels}.`,
    savedSince: (labels: string) =>
      `Pärast seda on keegi salvestanud uue väärtuse: ${labels}. Mustandi taastamine ei muuda lehel veel midagi.`,
    restore: 'Taasta mustand',
    discard: 'Kustuta mustand',
  },
  en: {
    unkept: 'This browser has no room for a draft. Save before you close the page, or what you wrote is lost.',
    offer: when => `Something was left unsaved here: your draft is still there (${when}).`,
    fields: labels => `Changed in the draft: ${labels}.`,
    savedSince: labels => `Since then somebody saved a new value: ${labels}. Restoring changes nothing on the site yet.`,
    restore: 'Restore the draft',
    discard: 'Delete the draft',
  },
  ru: {
    unkept: 'В браузере нет места для черновика. Сохраните, прежде чем закрыть страницу, иначе написанное пропадёт.',
    offer: when => `Здесь остались несохранённые изменения: черновик цел (${when}).`,
    fields: labels => `Изменено в черновике: ${labels}.`,
    savedSince: labels => `С тех пор кто-то сохранил новое значение: ${labels}. Восстановление пока ничего не меняет на сайте.`,
    restore: 'Восстановить черновик',
    discard: 'Удалить черновик',
  },
})
