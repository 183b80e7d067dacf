import { SEARCH_WORDS_MAX_LENGTH, TITLE_MAX_LENGTH } from '#common/field-limits.ts'
import { IN_LANGUAGE } from '#common/language-names.i18n.ts'
import type { Locale } from '#common/locales.ts'
import { PICTURE_ALT_MAX_LENGTH, PICTURE_NAME_MAX_LENGTH } from '#common/picture-limits.ts'
import type { ContentEntity } from '#server/publication-queue/publication.schemas.ts'
import { defineMessages } from '../../i18n/messages.ts'
import type { Draft } from '../form/draft.ts'
import { type EditorField, field, fieldInLanguages, type Required } from './editor-field.ts'

/** Labels and hints. */
const labels = defineMessages({
  et: {
    title: (language: Locale) => `Pealkiri ${IN_LANGUAGE.et[language]}`,
    body: (language: Locale) => `Tekst ${IN_LANGUAGE.et[language]}`,
    description: (language: Locale) => `Kirjeldus ${IN_LANGUAGE.et[language]}`,
    searchWords: 'Otsingusõnad',
    searchWordsHint: 'Sõnad, mille järgi veel otsitakse, mis tahes keeles, komadega. Külastajad neid ei näe.',
    picture: 'Pildi aadress',
    pictureHint: 'Algab https:// või kaldkriipsuga. Tühjana on pildi asemel logo.',
    titleFallback: 'Tühjana näevad külastajad eestikeelset pealkirja.',
    textFallback: 'Tühjana näevad külastajad eestikeelset teksti.',
    name: (language: Locale) => `Nimi ${IN_LANGUAGE.et[language]}`,
    nameHint: 'Nimi on ka poe aadressis: nime muutes muutub aadress.',
    nameFallback: 'Tühjana näevad külastajad eestikeelset nime.',
    pictureName: 'Nimi',
    alt: (language: Locale) => `Pildi kirjeldus ${IN_LANGUAGE.et[language]}`,
    category: 'Kategooria',
    price: 'Hind, €',
    newPrice: 'Soodushind, €',
    newPriceHint: 'Hinnast väiksem. Tühjana soodustust ei ole.',
  },
  en: {
    title: language => `Title ${IN_LANGUAGE.en[language]}`,
    body: language => `Text ${IN_LANGUAGE.en[language]}`,
    description: language => `Description ${IN_LANGUAGE.en[language]}`,
    searchWords: 'Search words',
    searchWordsHint: 'Other words people search by, in any language, with commas. Visitors do not see them.',
    picture: 'Picture address',
    pictureHint: 'Begins with https:// or a slash. When empty, the logo takes its place.',
    titleFallback: 'When empty, visitors see the Estonian title.',
    textFallback: 'When empty, visitors see the Estonian text.',
    name: language => `Name ${IN_LANGUAGE.en[language]}`,
    nameHint: 'The name is part of the shop’s address: changing it changes the address.',
    nameFallback: 'When empty, visitors see the Estonian name.',
    pictureName: 'Name',
    alt: language => `Picture description ${IN_LANGUAGE.en[language]}`,
    category: 'Category',
    price: 'Price, €',
    newPrice: 'Discounted price, €',
    newPriceHint: 'Lower than the price. Leave it empty for no discount.',
  },
  ru: {
    title: language => `Название ${IN_LANGUAGE.ru[language]}`,
    body: language => `Текст ${IN_LANGUAGE.ru[language]}`,
    description: language => `Описание ${IN_LANGUAGE.ru[language]}`,
    searchWords: 'Слова для поиска',
    searchWordsHint: 'Другие слова, по которым ищут, на любом языке, через запятую. Посетители их не видят.',
    picture: 'Адрес изображения',
    pictureHint: 'Начинается с https:// или с косой черты. Если поле пустое, вместо изображения будет логотип.',
    titleFallback: 'Если поле пустое, посетители увидят название на эстонском языке.',
    textFallback: 'Если поле пустое, посетители увидят текст на эстонском языке.',
    name: language => `Название ${IN_LANGUAGE.ru[language]}`,
    nameHint: 'Название входит в адрес магазина: с ним изменится и адрес.',
    nameFallback: 'Если поле пустое, посетители увидят название на эстонском языке.',
    pictureName: 'Название',
    alt: language => `Описание изображения ${IN_LANGUAGE.ru[language]}`,
    category: 'Категория',
    price: 'Цена, €',
    newPrice: 'Цена со скидкой, €',
    newPriceHint: 'Ниже обычной цены. Если поле пустое, скидки нет.',
  },
})

const onlyEstonian = (language: Locale): Required => (language === 'et' ? 'always' : 'never')

type Titles = { readonly required: (language: Locale) => Required; readonly hasCounter?: boolean }

/** A title in each language, of limited length. */
function titleFields<Name extends string>(name: Name, { required, hasCounter = false }: Titles) {
  return fieldInLanguages(name, language => ({
    type: 'line',
    maxLength: TITLE_MAX_LENGTH,
    hasCounter,
    required: required(language),
    label: locale => labels(locale).title(language),
    ...(required(language) === 'never' && { hint: (locale: Locale) => labels(locale).titleFallback }),
  }))
}

type Texts = { readonly label: 'body' | 'description'; readonly isRequired?: boolean }

/** A rich text in each language. */
function richTextFields<Name extends string>(name: Name, { label, isRequired = false }: Texts) {
  return fieldInLanguages(name, language => ({
    type: 'rich-text',
    required: isRequired && language === 'et' ? 'always' : 'never',
    label: locale => labels(locale)[label](language),
    ...(language !== 'et' && { hint: (locale: Locale) => labels(locale).textFallback }),
  }))
}

/** The picture of an item; the site shows the company's logo without one. */
const pictureField = field('image', {
  type: 'picture',
  required: 'never',
  label: locale => labels(locale).picture,
  hint: locale => labels(locale).pictureHint,
})

/** Further words for the search: one list for all languages. `checkSearchWords` reports those that are too long. */
const searchWordsField = field('search_words', {
  type: 'line',
  maxLength: Infinity,
  required: 'never',
  label: locale => labels(locale).searchWords,
  hint: locale => labels(locale).searchWordsHint,
})

export function checkSearchWords(draft: Draft<'search_words'>): { search_words?: 'TOO_LONG' } {
  return draft.search_words.trim().length > SEARCH_WORDS_MAX_LENGTH ? { search_words: 'TOO_LONG' } : {}
}

/** Specification §5: Estonian title and text of a service are required; a gift card needs the title alone. */
export function serviceFields({ isGiftCard }: { readonly isGiftCard: boolean }) {
  return [
    pictureField,
    ...titleFields('title', { required: onlyEstonian }),
    ...richTextFields('body', { label: 'body', isRequired: !isGiftCard }),
  ]
}

/**
 * The fields that administrators write, by kind of content: what an editor asks, and how the history of changes names and
 * orders them.
 */
export const CONTENT_FIELDS = {
  // Specification §5: price, category and Estonian title are required; the other titles only when a product is edited.
  product: [
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
    ...titleFields('header', { required: language => (language === 'et' ? 'always' : 'when-edited') }),
    ...richTextFields('description', { label: 'description' }),
  ],
  category: [
    ...fieldInLanguages('name', language => ({
      type: 'line',
      // The editor reports a name that is too long: the field's own text is about titles.
      maxLength: Infinity,
      required: onlyEstonian(language),
      label: locale => labels(locale).name(language),
      hint: locale => labels(locale)[language === 'et' ? 'nameHint' : 'nameFallback'],
    })),
    searchWordsField,
  ],
  // Specification §5: the Estonian title is required, with a counter up to 200 characters.
  post: [
    pictureField,
    ...titleFields('header', { required: onlyEstonian, hasCounter: true }),
    ...richTextFields('body', { label: 'body' }),
  ],
  text: richTextFields('body', { label: 'body' }),
  service: serviceFields({ isGiftCard: false }),
  feedback: richTextFields('body', { label: 'body', isRequired: true }),
  // The library edits them, in a dialog of its own.
  picture: [
    field('name', {
      type: 'line',
      maxLength: PICTURE_NAME_MAX_LENGTH,
      required: 'always',
      label: locale => labels(locale).pictureName,
    }),
    ...fieldInLanguages('alt', language => ({
      type: 'line',
      maxLength: PICTURE_ALT_MAX_LENGTH,
      required: 'never',
      label: locale => labels(locale).alt(language),
    })),
  ],
} as const satisfies Readonly<Record<ContentEntity, readonly EditorField<string>[]>>
