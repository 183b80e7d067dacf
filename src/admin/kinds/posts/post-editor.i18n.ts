import { defineMessages } from '../../../i18n/messages.ts'

export const postEditorMessages = defineMessages({
  et: {
    named: (name: string) => `Muuda postitust „${name}”`,
    loadFailed: 'Postitust ei saanud laadida.',
    missing: 'Seda postitust ei ole: see on kustutatud või on aadress vale.',
    toList: 'Uudiste juurde',
    confirmDelete: 'Kas oled kindel, et soovid postituse kustutada?',
    deleted: (ms: number | null, name: string) => `Postitus „${name}” on kustutatud${ms === null ? '' : ` (${ms}\u00a0ms)`}`,
  },
  en: {
    named: name => `Edit post “${name}”`,
    loadFailed: 'The post could not be loaded.',
    missing: 'There is no such post: it has been deleted, or the address is wrong.',
    toList: 'Go to the news',
    confirmDelete: 'Are you sure you want to delete this post?',
    deleted: (ms, name) => `The post “${name}” has been deleted${ms === null ? '' : ` (${ms}\u00a0ms)`}`,
  },
  ru: {
    named: name => `Изменение новости «${name}»`,
    loadFailed: 'Не удалось загрузить новость.',
    missing: 'Такой новости нет: её удалили, или адрес неверен.',
    toList: 'К новостям',
    confirmDelete: 'Вы уверены, что хотите удалить эту новость?',
    deleted: (ms, name) => `Новость «${name}» удалена${ms === null ? '' : ` (${ms}\u00a0мс)`}`,
  },
})
