import { defineMessages } from '../../../i18n/messages.ts'

export const postEditorMessages = defineMessages({
  et: {
    title: 'Muuda postitust',
    description: 'Postituse muutmine Aroomikoja halduritele.',
    newTitle: 'Uus postitus',
    newDescription: 'Postituse lisamine Aroomikoja halduritele.',
    loadFailed: 'Postitust ei saanud laadida. Kontrolli internetiühendust ja proovi uuesti.',
    missing: 'Seda postitust ei ole: see on kustutatud või on aadress vale.',
    toList: 'Uudiste juurde',
    confirmDelete: 'Kas oled kindel, et soovid postituse kustutada?',
    deleted: (ms: number | null) => (ms === null ? 'Postitus on kustutatud' : `Postitus on kustutatud (${ms} ms)`),
  },
  en: {
    title: 'Edit post',
    description: 'Post editor for the administrators of Aroomikoda.',
    newTitle: 'New post',
    newDescription: 'Adding a post, for the administrators of Aroomikoda.',
    loadFailed: 'The post could not be loaded. Check your internet connection and try again.',
    missing: 'There is no such post: it has been deleted, or the address is wrong.',
    toList: 'Go to the news',
    confirmDelete: 'Are you sure you want to delete this post?',
    deleted: ms => (ms === null ? 'The post has been deleted' : `The post has been deleted (${ms} ms)`),
  },
  ru: {
    title: 'Изменение записи',
    description: 'Редактор записей для администраторов Aroomikoda.',
    newTitle: 'Новая запись',
    newDescription: 'Добавление записи для администраторов Aroomikoda.',
    loadFailed: 'Не удалось загрузить запись. Проверьте подключение к интернету и попробуйте ещё раз.',
    missing: 'Такой записи нет: её удалили, или адрес неверен.',
    toList: 'К новостям',
    confirmDelete: 'Вы уверены, что хотите удалить эту запись?',
    deleted: ms => (ms === null ? 'Запись удалена' : `Запись удалена (${ms} мс)`),
  },
})
