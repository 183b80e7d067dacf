import type { Locale } from '../../../common/locales.ts'
import { defineMessages } from '../../i18n/messages.ts'

type Translation = Exclude<Locale, 'et'>

const ET = { et: 'eesti keeles', en: 'inglise keeles', ru: 'vene keeles' } as const
const EN = { et: 'in Estonian', en: 'in English', ru: 'in Russian' } as const
const RU = { et: 'на эстонском языке', en: 'на английском языке', ru: 'на русском языке' } as const

const TITLE_ET = { en: 'Ingliskeelne', ru: 'Venekeelne' } as const
const TITLE_EN = { en: 'English', ru: 'Russian' } as const
const TITLE_RU = { en: 'Английское', ru: 'Русское' } as const

/** Labels and hints of fields that several kinds have, and the reasons why a save or a draft fails. */
export const editorMessages = defineMessages({
  et: {
    title: (language: Locale) => `Pealkiri ${ET[language]}`,
    body: (language: Locale) => `Tekst ${ET[language]}`,
    description: (language: Locale) => `Kirjeldus ${ET[language]}`,
    searchWords: 'Otsingusõnad',
    searchWordsHint: 'Sõnad, mille järgi veel otsitakse, mis tahes keeles, komadega. Külastajad neid ei näe.',
    picture: 'Pildi aadress',
    pictureHint: 'Algab https:// või kaldkriipsuga. Tühjana on pildi asemel logo.',
    chooseCategory: 'Vali kategooria',
    presentCategory: 'Praegune kategooria',
    categoriesNotLoaded: 'Kategooriaid ei saanud laadida.',
    titleFallback: 'Tühjana näevad külastajad eestikeelset pealkirja.',
    textFallback: 'Tühjana näevad külastajad eestikeelset teksti.',
    oneLacks: (language: Translation) => `${TITLE_ET[language]} pealkiri on tühi.`,
    bothLack: 'Inglis- ja venekeelne pealkiri on tühi.',
    takeForBoth: 'Võta mõlemasse eestikeelne pealkiri',
    onlyFor: (language: Translation): string => (language === 'en' ? 'Ainult inglise keelde' : 'Ainult vene keelde'),
    unkept: 'Brauseri mälus ei ole mustandi jaoks ruumi. Salvesta, enne kui lehe sulged: muidu läheb kirjutatu kaotsi.',
  },
  en: {
    title: language => `Title ${EN[language]}`,
    body: language => `Text ${EN[language]}`,
    description: language => `Description ${EN[language]}`,
    searchWords: 'Search words',
    searchWordsHint: 'Other words people search by, in any language, with commas. Visitors do not see them.',
    picture: 'Picture address',
    pictureHint: 'Begins with https:// or a slash. When empty, the logo takes its place.',
    chooseCategory: 'Choose a category',
    presentCategory: 'The present category',
    categoriesNotLoaded: 'The categories could not be loaded.',
    titleFallback: 'When empty, visitors see the Estonian title.',
    textFallback: 'When empty, visitors see the Estonian text.',
    oneLacks: language => `The ${TITLE_EN[language]} title is empty.`,
    bothLack: 'The English and Russian titles are empty.',
    takeForBoth: 'Use the Estonian title for both',
    onlyFor: language => `Only for ${TITLE_EN[language]}`,
    unkept: 'This browser has no room for a draft. Save before you close the page, or what you wrote is lost.',
  },
  ru: {
    title: language => `Название ${RU[language]}`,
    body: language => `Текст ${RU[language]}`,
    description: language => `Описание ${RU[language]}`,
    searchWords: 'Слова для поиска',
    searchWordsHint: 'Другие слова, по которым ищут, на любом языке, через запятую. Посетители их не видят.',
    picture: 'Адрес изображения',
    pictureHint: 'Начинается с https:// или с косой черты. Если поле пустое, вместо изображения будет логотип.',
    chooseCategory: 'Выберите категорию',
    presentCategory: 'Текущая категория',
    categoriesNotLoaded: 'Не удалось загрузить категории.',
    titleFallback: 'Если поле пустое, посетители увидят название на эстонском языке.',
    textFallback: 'Если поле пустое, посетители увидят текст на эстонском языке.',
    oneLacks: language => `${TITLE_RU[language]} название не заполнено.`,
    bothLack: 'Английское и русское названия не заполнены.',
    takeForBoth: 'Взять эстонское название для обоих',
    onlyFor: language => (language === 'en' ? 'Только для английского' : 'Только для русского'),
    unkept: 'В браузере нет места для черновика. Сохраните, прежде чем закрыть страницу, иначе написанное пропадёт.',
  },
})
