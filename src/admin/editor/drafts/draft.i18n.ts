import { defineMessages } from '../../../i18n/messages.ts'

/** Texts of the offer of a draft from an earlier visit. */
export const draftMessages = defineMessages({
  et: {
    offer: (when: string) => `Sul jäi siin midagi salvestamata: mustand on alles (${when}).`,
    fields: (labels: string) => `Mustandis muudetud: ${labels}.`,
    savedSince: (labels: string) =>
      `Pärast seda on salvestatud uus väärtus: ${labels}. Mustandi taastamine ei muuda lehel veel midagi.`,
    older: (count: number) => `Vanemaid mustandeid: ${count}.`,
    restore: 'Taasta mustand',
    discard: 'Kustuta mustand',
  },
  en: {
    offer: when => `Something was left unsaved here: your draft is still there (${when}).`,
    fields: labels => `Changed in the draft: ${labels}.`,
    savedSince: labels => `Since then a new value was saved: ${labels}. Restoring changes nothing on the site yet.`,
    older: count => `Older drafts: ${count}.`,
    restore: 'Restore the draft',
    discard: 'Delete the draft',
  },
  ru: {
    offer: when => `Здесь остались несохранённые изменения: черновик цел (${when}).`,
    fields: labels => `Изменено в черновике: ${labels}.`,
    savedSince: labels => `С тех пор было сохранено новое значение: ${labels}. Восстановление пока ничего не меняет на сайте.`,
    older: count => `Более старых черновиков: ${count}.`,
    restore: 'Восстановить черновик',
    discard: 'Удалить черновик',
  },
})
