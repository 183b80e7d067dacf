import type { Locale } from '../../../i18n/locales.ts'
import { defineMessages } from '../../../i18n/messages.ts'

type Translation = Exclude<Locale, 'et'>

const ET = { en: 'Ingliskeelne', ru: 'Venekeelne' } as const
const EN = { en: 'English', ru: 'Russian' } as const
const RU = { en: 'Английское', ru: 'Русское' } as const

/** What an editor offers where a title has to be in each language and is not. */
export const takeOverMessages = defineMessages({
  et: {
    oneLacks: (language: Translation) => `${ET[language]} pealkiri on tühi.`,
    bothLack: 'Inglis- ja venekeelne pealkiri on tühi.',
    takeForBoth: 'Võta mõlemasse eestikeelne pealkiri',
    onlyFor: (language: Translation): string => (language === 'en' ? 'Ainult inglise keelde' : 'Ainult vene keelde'),
  },
  en: {
    oneLacks: language => `The ${EN[language]} title is empty.`,
    bothLack: 'The English and Russian titles are empty.',
    takeForBoth: 'Use the Estonian title for both',
    onlyFor: language => `Only for ${EN[language]}`,
  },
  ru: {
    oneLacks: language => `${RU[language]} название не заполнено.`,
    bothLack: 'Английское и русское названия не заполнены.',
    takeForBoth: 'Взять эстонское название для обоих',
    onlyFor: language => (language === 'en' ? 'Только для английского' : 'Только для русского'),
  },
})
