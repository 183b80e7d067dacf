import { defineMessages } from '../../../../i18n/messages.ts'

/** What kinds of content, their fields and what happens to them are called; keys are the API's names. */
export const contentNames = defineMessages({
  et: {
    ...{ product: 'Toode', category: 'Kategooria', post: 'Postitus', text: 'Tekst', service: 'Teenus', feedback: 'Tagasiside' },
    ...{ picture: 'Pildifail', create: 'lisatud', update: 'muudetud', delete: 'kustutatud' },
    ...{ queued: 'Ootel', publishing: 'Avaldamisel', live: 'Avaldatud', failed: 'Ebaõnnestus' },
    ...{ header: 'Pealkiri', title: 'Pealkiri', name: 'Nimi', description: 'Kirjeldus', body: 'Tekst', alt: 'Pildi kirjeldus' },
    ...{ price: 'Hind', new_price: 'Soodushind', image: 'Pilt', category_id: 'Kategooria', date: 'Kuupäev' },
    ...{ position: 'Koht loendis', type: 'Loend' },
    inLanguage: (field: string, locale: string) =>
      `${field} ${locale === 'et' ? 'eesti' : locale === 'en' ? 'inglise' : 'vene'} keeles`,
    text1: 'Tooteinfo',
    text2: 'Asutaja',
    text3: 'Kaubamärk',
    text4: 'Ürituste tutvustus, eraklient',
    text5: 'Meeskonnakoolituste tutvustus, äriklient',
    text6: 'Ninatrenni info',
    text7: 'Ninatrenn',
    text8: 'Kinkekaartide info',
    text9: 'Lõhnastuslahenduste tutvustus',
  },
  en: {
    ...{ product: 'Product', category: 'Category', post: 'Post', text: 'Text', service: 'Service', feedback: 'Feedback' },
    ...{ picture: 'Picture file', create: 'added', update: 'changed', delete: 'deleted' },
    ...{ queued: 'Waiting', publishing: 'Publishing', live: 'Live', failed: 'Failed' },
    ...{ header: 'Title', title: 'Title', name: 'Name', description: 'Description', body: 'Text', alt: 'Picture description' },
    ...{ price: 'Price', new_price: 'Discounted price', image: 'Picture', category_id: 'Category', date: 'Date' },
    ...{ position: 'Place in the list', type: 'List' },
    inLanguage: (field, locale) => `${field} in ${locale === 'et' ? 'Estonian' : locale === 'en' ? 'English' : 'Russian'}`,
    text1: 'Product information',
    text2: 'Founder',
    text3: 'Brand',
    text4: 'Events introduction, private customers',
    text5: 'Team trainings introduction, business customers',
    text6: 'Nose training information',
    text7: 'Nose training',
    text8: 'Gift card information',
    text9: 'Scent solutions introduction',
  },
  ru: {
    ...{ product: 'Товар', category: 'Категория', post: 'Новость', text: 'Текст', service: 'Услуга', feedback: 'Отзыв' },
    ...{ picture: 'Файл изображения', create: 'добавлено', update: 'изменено', delete: 'удалено' },
    ...{ queued: 'В очереди', publishing: 'Публикуется', live: 'Опубликовано', failed: 'Не удалось' },
    ...{ header: 'Название', title: 'Название', name: 'Название', description: 'Описание', body: 'Текст' },
    ...{ alt: 'Описание изображения', price: 'Цена', new_price: 'Цена со скидкой', image: 'Изображение' },
    ...{ category_id: 'Категория', date: 'Дата', position: 'Место в списке', type: 'Список' },
    inLanguage: (field, locale) =>
      `${field} на ${locale === 'et' ? 'эстонском' : locale === 'en' ? 'английском' : 'русском'} языке`,
    text1: 'Информация о товарах',
    text2: 'Об основателе',
    text3: 'О бренде',
    text4: 'О мероприятиях, частным клиентам',
    text5: 'О тренингах для команд, бизнес-клиентам',
    text6: 'Информация о тренировке обоняния',
    text7: 'Тренировка обоняния',
    text8: 'Информация о подарочных картах',
    text9: 'О решениях по ароматизации',
  },
})

export type ContentNames = ReturnType<typeof contentNames>
