import type { Locale } from '../../../common/locales.ts'
import { defineMessages } from '../../i18n/messages.ts'

type Translation = Exclude<Locale, 'et'>

const TITLE_ET = { en: 'Ingliskeelne', ru: 'Venekeelne' } as const
const TITLE_EN = { en: 'English', ru: 'Russian' } as const
const TITLE_RU = { en: 'Английское', ru: 'Русское' } as const

/** What editors say beside their fields, and the reasons why a save or a draft fails. */
export const editorMessages = defineMessages({
  et: {
    chooseCategory: 'Vali kategooria',
    presentCategory: 'Praegune kategooria',
    categoriesNotLoaded: 'Kategooriaid ei saanud laadida.',
    oneLacks: (language: Translation) => `${TITLE_ET[language]} pealkiri on tühi.`,
    bothLack: 'Inglis- ja venekeelne pealkiri on tühi.',
    takeForBoth: 'Võta mõlemasse eestikeelne pealkiri',
    onlyFor: (language: Translation): string => (language === 'en' ? 'Ainult inglise keelde' : 'Ainult vene keelde'),
    unkept: 'Brauseri mälus ei ole mustandi jaoks ruumi. Salvesta, enne kui lehe sulged: muidu läheb kirjutatu kaotsi.',
  },
  en: {
    chooseCategory: 'Choose a category',
    presentCategory: 'The present category',
    categoriesNotLoaded: 'The categories could not be loaded.',
    oneLacks: language => `The ${TITLE_EN[language]} title is empty.`,
    bothLack: 'The English and Russian titles are empty.',
    takeForBoth: 'Use the Estonian title for both',
    onlyFor: language => `Only for ${TITLE_EN[language]}`,
    unkept: 'This browser has no room for a draft. Save before you close the page, or what you wrote is lost.',
  },
  ru: {
    chooseCategory: 'Выберите категорию',
    presentCategory: 'Текущая категория',
    categoriesNotLoaded: 'Не удалось загрузить категории.',
    oneLacks: language => `${TITLE_RU[language]} название не заполнено.`,
    bothLack: 'Английское и русское названия не заполнены.',
    takeForBoth: 'Взять эстонское название для обоих',
    onlyFor: language => (language === 'en' ? 'Только для английского' : 'Только для русского'),
    unkept: 'В браузере нет места для черновика. Сохраните, прежде чем закрыть страницу, иначе написанное пропадёт.',
  },
})
