import type { Locale } from '../../../../common/locales.ts'
import { defineMessages } from '../../../i18n/messages.ts'

const ET = { et: 'eesti keeles', en: 'inglise keeles', ru: 'vene keeles' } as const
const EN = { et: 'in Estonian', en: 'in English', ru: 'in Russian' } as const
const RU = { et: 'на эстонском языке', en: 'на английском языке', ru: 'на русском языке' } as const

export const categoryEditorMessages = defineMessages({
  et: {
    title: 'Kategooriad',
    description: 'Kategooriate lisamine ja muutmine Aroomikoja halduritele.',
    list: 'Kõik kategooriad',
    none: 'Kategooriaid veel ei ole.',
    newCategory: 'Uus kategooria',
    editCategory: 'Muuda kategooriat',
    edit: (name: string) => `Muuda kategooriat „${name}”`,
    remove: (name: string) => `Kustuta kategooria „${name}”`,
    editShort: 'Muuda',
    name: (language: Locale) => `Nimi ${ET[language]}`,
    nameHint: 'Nimi on ka poe aadressis: nime muutes muutub aadress.',
    nameFallback: 'Tühjana näevad külastajad eestikeelset nime.',
    loadFailed: 'Kategooriaid ei saanud laadida. Kontrolli internetiühendust ja proovi uuesti.',
    missing: 'Seda kategooriat ei ole: see on kustutatud või on aadress vale.',
    toList: 'Tagasi poodi',
  },
  en: {
    title: 'Categories',
    description: 'Adding and editing categories, for the administrators of Aroomikoda.',
    list: 'All categories',
    none: 'There are no categories yet.',
    newCategory: 'New category',
    editCategory: 'Edit category',
    edit: name => `Edit category “${name}”`,
    remove: name => `Delete category “${name}”`,
    editShort: 'Edit',
    name: language => `Name ${EN[language]}`,
    nameHint: 'The name is part of the shop’s address: changing it changes the address.',
    nameFallback: 'When empty, visitors see the Estonian name.',
    loadFailed: 'The categories could not be loaded. Check your internet connection and try again.',
    missing: 'There is no such category: it has been deleted, or the address is wrong.',
    toList: 'Back to the shop',
  },
  ru: {
    title: 'Категории',
    description: 'Добавление и изменение категорий для администраторов Aroomikoda.',
    list: 'Все категории',
    none: 'Категорий пока нет.',
    newCategory: 'Новая категория',
    editCategory: 'Изменение категории',
    edit: name => `Изменить категорию «${name}»`,
    remove: name => `Удалить категорию «${name}»`,
    editShort: 'Изменить',
    name: language => `Название ${RU[language]}`,
    nameHint: 'Название входит в адрес магазина: с ним изменится и адрес.',
    nameFallback: 'Если поле пустое, посетители увидят название на эстонском языке.',
    loadFailed: 'Не удалось загрузить категории. Проверьте подключение к интернету и попробуйте ещё раз.',
    missing: 'Такой категории нет: её удалили, или адрес неверен.',
    toList: 'Вернуться в магазин',
  },
})
