import { defineMessages } from '../../i18n/messages.ts'
import { plural } from '../../i18n/plural.ts'

/** The texts of the news and of posts. */
export const newsMessages = defineMessages({
  et: {
    description: 'Uudised Aroomikoja stuudiost: uued lõhnad, töötoad, lood ninast ja mälust.',
    /** Describes a post without a text to search engines. */
    postDescription: (title: string) => `${title} – uudis Aroomikoja stuudiost Tartus.`,
    search: 'Otsi postitusi',
    shown: (shown: number, total: number) =>
      `Kuvatud ${shown} ${plural('et', shown, { one: 'postitus', other: 'postitust' })} ${total}-st`,
    readMore: 'Loe edasi',
    older: 'Vanemad uudised',
    newer: 'Uuemad uudised',
    parts: 'Uudiste osad',
    archivePart: (number: number) => `vanemad uudised, ${number}. osa`,
    empty: 'Uudiseid veel ei ole.',
    allNews: 'Kõik uudised',
    video: 'Vaata videot',
  },
  en: {
    description: 'News from the Aroomikoda studio: new scents, workshops, stories of noses and memory.',
    postDescription: title => `${title} – news from the Aroomikoda studio in Tartu, Estonia.`,
    search: 'Search posts',
    shown: (shown, total) => `${shown} of ${total} ${plural('en', total, { one: 'post', other: 'posts' })} shown`,
    readMore: 'Read more',
    older: 'Older news',
    newer: 'Newer news',
    parts: 'Parts of the news',
    archivePart: number => `older news, part ${number}`,
    empty: 'There is no news yet.',
    allNews: 'All news',
    video: 'Watch the video',
  },
  ru: {
    description: 'Новости студии Aroomikoda: новые ароматы, мастер-классы, истории о запахах и памяти.',
    postDescription: title => `${title} — новость студии Aroomikoda в Тарту.`,
    search: 'Поиск по новостям',
    shown: (shown, total) =>
      `Показано ${shown} из ${total} ${plural('ru', total, { one: 'новости', few: 'новостей', many: 'новостей', other: 'новости' })}`,
    readMore: 'Читать дальше',
    older: 'Более ранние новости',
    newer: 'Более свежие новости',
    parts: 'Части списка новостей',
    archivePart: number => `более ранние новости, часть ${number}`,
    empty: 'Новостей пока нет.',
    allNews: 'Все новости',
    video: 'Смотреть видео',
  },
})
