import { defineMessages } from '../../i18n/messages.ts'

export const newsMessages = defineMessages({
  et: {
    description: 'Uudised Aroomikoja stuudiost: uued lõhnad, töötoad, lugusid ninast ja mälust.',
    readMore: 'Loe edasi',
    older: 'Vanemad uudised',
    newer: 'Uuemad uudised',
    parts: 'Uudiste osad',
    archivePart: (number: number) => `varasemad uudised, ${number}. osa`,
    empty: 'Uudiseid veel ei ole.',
    allNews: 'Kõik uudised',
  },
  en: {
    description: 'News from the Aroomikoda studio: new scents, workshops, stories of noses and memory.',
    readMore: 'Read more',
    older: 'Older news',
    newer: 'Newer news',
    parts: 'Parts of the news',
    archivePart: number => `earlier news, part ${number}`,
    empty: 'There is no news yet.',
    allNews: 'All news',
  },
  ru: {
    description: 'Новости студии Aroomikoda: новые ароматы, мастер-классы, истории о запахах и памяти.',
    readMore: 'Читать дальше',
    older: 'Более ранние новости',
    newer: 'Более новые новости',
    parts: 'Части списка новостей',
    archivePart: number => `более ранние новости, часть ${number}`,
    empty: 'Новостей пока нет.',
    allNews: 'Все новости',
  },
})
