import { defineMessages } from '../../i18n/messages.ts'
import { plural } from '../../i18n/plural.ts'

/** Texts about the addresses that an item had, and about what a new one would do. */
export const formerAddressesMessages = defineMessages({
  et: {
    title: 'Aadressid',
    renaming: (count: number) =>
      `Kui muudad eestikeelset nime, saavad kategooria ja selle tooted uued aadressid. Senised ${count} aadressi juhatavad siis edasi uutele: vanad lingid töötavad.`,
    moving: (count: number) =>
      `Kui viid toote teise kategooriasse, saab see uued aadressid. Senised ${count} aadressi juhatavad siis edasi uutele: vanad lingid töötavad.`,
    former: 'Siia juhatavad ka endised aadressid:',
    since: (day: string) => `alates ${day}`,
  },
  en: {
    title: 'Addresses',
    renaming: count =>
      `If you change the Estonian name, the category and its products get new addresses. The ${count} current addresses will redirect to the new ones: old links keep working.`,
    moving: count =>
      `If you move the product to another category, it gets new addresses. The ${count} current addresses will redirect to the new ones: old links keep working.`,
    former: 'Former addresses that lead here:',
    since: day => `since ${day}`,
  },
  ru: {
    title: 'Адреса',
    renaming: count =>
      `Если изменить эстонское название, у категории и её товаров будут новые адреса. ${ledOn(count)}: старые ссылки продолжат работать.`,
    moving: count =>
      `Если перенести товар в другую категорию, у него будут новые адреса. ${ledOn(count)}: старые ссылки продолжат работать.`,
    former: 'Сюда ведут и прежние адреса:',
    since: day => `с ${day}`,
  },
})

function ledOn(count: number): string {
  return plural('ru', count, {
    one: `${count} нынешний адрес будет вести на новый`,
    few: `${count} нынешних адреса будут вести на новые`,
    many: `${count} нынешних адресов будут вести на новые`,
    other: `${count} нынешних адреса будут вести на новые`,
  })
}
