import { IN_LANGUAGE } from '#common/language-names.i18n.ts'
import { DEFAULT_LOCALE, type Locale } from '#common/locales.ts'
import { defineMessages } from '../../i18n/messages.ts'
import { field } from './editor-field.ts'
import { searchWordsField } from './search-words-field.i18n.ts'
import { pictureField, richTextFields, titleFields } from './shared-fields.i18n.ts'

const labels = defineMessages({
  et: {
    description: (language: Locale) => `Kirjeldus ${IN_LANGUAGE.et[language]}`,
    category: 'Kategooria',
    price: 'Hind, €',
    newPrice: 'Soodushind, €',
    newPriceHint: 'Hinnast väiksem. Kui väli on tühi, soodustust ei ole.',
  },
  en: {
    description: language => `Description ${IN_LANGUAGE.en[language]}`,
    category: 'Category',
    price: 'Price, €',
    newPrice: 'Discounted price, €',
    newPriceHint: 'Lower than the price. Leave it empty for no discount.',
  },
  ru: {
    description: language => `Описание ${IN_LANGUAGE.ru[language]}`,
    category: 'Категория',
    price: 'Цена, €',
    newPrice: 'Цена со скидкой, €',
    newPriceHint: 'Ниже обычной цены. Если поле пустое, скидки нет.',
  },
})

/** Specification §5: price, category and Estonian title are required; the other titles only when a product is edited. */
export const PRODUCT_FIELDS = [
  field('category_id', {
    type: 'category',
    required: 'always',
    label: locale => labels(locale).category,
  }),
  field('price', {
    type: 'euros',
    required: 'always',
    label: locale => labels(locale).price,
  }),
  field('new_price', {
    type: 'euros',
    required: 'never',
    label: locale => labels(locale).newPrice,
    hint: locale => labels(locale).newPriceHint,
  }),
  pictureField,
  searchWordsField,
  ...titleFields('header', { required: language => (language === DEFAULT_LOCALE ? 'always' : 'when-edited') }),
  ...richTextFields('description', { label: (locale, language) => labels(locale).description(language) }),
] as const
