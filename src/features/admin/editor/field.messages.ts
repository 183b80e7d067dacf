import type { Locale } from '../../../i18n/locales.ts'
import { defineMessages } from '../../../i18n/messages.ts'

const ET = { et: 'eesti keeles', en: 'inglise keeles', ru: 'vene keeles' } as const
const EN = { et: 'in Estonian', en: 'in English', ru: 'in Russian' } as const
const RU = { et: 'на эстонском языке', en: 'на английском языке', ru: 'на русском языке' } as const

/** Labels and hints of fields that several kinds of content have. */
export const fieldMessages = defineMessages({
  et: {
    title: (language: Locale) => `Pealkiri ${ET[language]}`,
    body: (language: Locale) => `Tekst ${ET[language]}`,
    description: (language: Locale) => `Kirjeldus ${ET[language]}`,
    searchWords: 'Otsingusõnad',
    searchWordsHint: 'Sõnad, mille järgi veel otsitakse, mis tahes keeles, komadega. Külastajad neid ei näe.',
    picture: 'Pildi aadress',
    pictureHint: 'Algab https:// või kaldkriipsuga. Tühjana on pildi asemel logo.',
    titleFallback: 'Tühjana näevad külastajad eestikeelset pealkirja.',
    textFallback: 'Tühjana näevad külastajad eestikeelset teksti.',
  },
  en: {
    title: language => `Title ${EN[language]}`,
    body: language => `Text ${EN[language]}`,
    description: language => `Description ${EN[language]}`,
    searchWords: 'Search words',
    searchWordsHint: 'Other words people search by, in any language, with commas. Visitors do not see them.',
    picture: 'Picture address',
    pictureHint: 'Begins with https:// or a slash. When empty, the logo takes its place.',
    titleFallback: 'When empty, visitors see the Estonian title.',
    textFallback: 'When empty, visitors see the Estonian text.',
  },
  ru: {
    title: language => `Название ${RU[language]}`,
    body: language => `Текст ${RU[language]}`,
    description: language => `Описание ${RU[language]}`,
    searchWords: 'Слова для поиска',
    searchWordsHint: 'Другие слова, по которым ищут, на любом языке, через запятую. Посетители их не видят.',
    picture: 'Адрес изображения',
    pictureHint: 'Начинается с https:// или с косой черты. Если поле пустое, вместо изображения будет логотип.',
    titleFallback: 'Если поле пустое, посетители увидят название на эстонском языке.',
    textFallback: 'Если поле пустое, посетители увидят текст на эстонском языке.',
  },
})
