import { LANGUAGE_NAMES } from '#common/language-names.i18n.ts'
import type { TranslatedLocale } from '#common/locales.ts'
import { defineMessages } from '../../i18n/messages.ts'

type Languages = readonly TranslatedLocale[]
type Words = Readonly<Record<TranslatedLocale, string>>

const STEM_ET: Words = { en: 'inglis', ru: 'vene' }
const TITLE_RU: Words = { en: 'английское', ru: 'русское' }
const GENITIVE_RU: Words = { en: 'английского', ru: 'русского' }

/** Languages as adjectives of a title: `Inglis- ja venekeelne`. The next two are the same in English and Russian. */
const titleEt = (languages: Languages) =>
  capital(
    `${listed(
      'et',
      languages.map(one => STEM_ET[one]),
      '-',
    )}keelne`,
  )
const titleEn = (languages: Languages) =>
  listed(
    'en-GB',
    languages.map(one => LANGUAGE_NAMES.en[one]),
  )
const titleRu = (languages: Languages) =>
  capital(
    listed(
      'ru',
      languages.map(one => TITLE_RU[one]),
    ),
  )

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Words as a list in a language. @param hyphen follows each word but the last */
function listed(locale: string, words: readonly string[], hyphen = ''): string {
  return new Intl.ListFormat(locale).format(words.map((word, index) => (index < words.length - 1 ? word + hyphen : word)))
}

/** What editors say beside their fields, and the reasons why a save or a draft fails. */
export const editorMessages = defineMessages({
  et: {
    chooseCategory: 'Vali kategooria',
    presentCategory: 'Praegune kategooria',
    categoriesNotLoaded: 'Kategooriaid ei saanud laadida.',
    lack: (languages: Languages) => `${titleEt(languages)} pealkiri on tühi.`,
    takeForAll: (count: number) => `Kasuta ${count === 2 ? 'mõlemas keeles' : 'kõigis keeltes'} eestikeelset pealkirja`,
    onlyFor: (language: TranslatedLocale) => `Ainult ${LANGUAGE_NAMES.et[language]} keeles`,
    unkept: 'Brauseri mälus ei ole mustandi jaoks ruumi. Salvesta, enne kui lehe sulged: muidu läheb kirjutatu kaotsi.',
  },
  en: {
    chooseCategory: 'Choose a category',
    presentCategory: 'The current category',
    categoriesNotLoaded: 'The categories could not be loaded.',
    lack: languages => `The ${titleEn(languages)} ${languages.length === 1 ? 'title is' : 'titles are'} empty.`,
    takeForAll: count => `Use the Estonian title for ${count === 2 ? 'both' : 'all'}`,
    onlyFor: language => `Only for ${LANGUAGE_NAMES.en[language]}`,
    unkept: 'This browser has no room for a draft. Save before you close the page, or what you wrote is lost.',
  },
  ru: {
    chooseCategory: 'Выберите категорию',
    presentCategory: 'Текущая категория',
    categoriesNotLoaded: 'Не удалось загрузить категории.',
    lack: languages => `${titleRu(languages)} ${languages.length === 1 ? 'название не заполнено' : 'названия не заполнены'}.`,
    takeForAll: count => `Использовать эстонское название для ${count === 2 ? 'обоих' : 'всех'} языков`,
    onlyFor: language => `Только для ${GENITIVE_RU[language]}`,
    unkept: 'В браузере нет места для черновика. Сохраните, прежде чем закрыть страницу, иначе написанное пропадёт.',
  },
})
