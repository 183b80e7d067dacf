import { defineMessages } from '../../i18n/messages.ts'

/** What administrators call the kinds of content. The keys are the API's `ContentEntity`. */
export const kindNames = defineMessages({
  et: {
    product: 'Toode',
    category: 'Kategooria',
    post: 'Postitus',
    text: 'Tekst',
    service: 'Teenus',
    feedback: 'Tagasiside',
    picture: 'Pilt',
  },
  en: {
    product: 'Product',
    category: 'Category',
    post: 'Post',
    text: 'Text',
    service: 'Service',
    feedback: 'Feedback',
    picture: 'Picture',
  },
  ru: {
    product: 'Товар',
    category: 'Категория',
    post: 'Новость',
    text: 'Текст',
    service: 'Услуга',
    feedback: 'Отзыв',
    picture: 'Изображение',
  },
})
