import { TITLE_MAX_LENGTH } from '#common/field-limits.ts'
import { IN_LANGUAGE } from '#common/language-names.i18n.ts'
import { DEFAULT_LOCALE, type Locale } from '#common/locales.ts'
import { defineMessages } from '../../i18n/messages.ts'
import { field, fieldInLanguages, onlyEstonian, type Required } from './editor-field.ts'

const labels = defineMessages({
  et: {
    title: (language: Locale) => `Pealkiri ${IN_LANGUAGE.et[language]}`,
    body: (language: Locale) => `Tekst ${IN_LANGUAGE.et[language]}`,
    picture: 'Pildi aadress',
    pictureHint: 'Algab https:// või kaldkriipsuga. Kui väli on tühi, on pildi asemel logo.',
    titleFallback: 'Kui väli on tühi, näevad külastajad eestikeelset pealkirja.',
    textFallback: 'Kui väli on tühi, näevad külastajad eestikeelset teksti.',
  },
  en: {
    title: language => `Title ${IN_LANGUAGE.en[language]}`,
    body: language => `Text ${IN_LANGUAGE.en[language]}`,
    picture: 'Picture address',
    pictureHint: 'Begins with https:// or a slash. If this is empty, the logo takes its place.',
    titleFallback: 'If this is empty, visitors see the Estonian title.',
    textFallback: 'If this is empty, visitors see the Estonian text.',
  },
  ru: {
    title: language => `Название ${IN_LANGUAGE.ru[language]}`,
    body: language => `Текст ${IN_LANGUAGE.ru[language]}`,
    picture: 'Адрес изображения',
    pictureHint: 'Начинается с https:// или с косой черты. Если поле пустое, вместо изображения будет логотип.',
    titleFallback: 'Если поле пустое, посетители увидят название на эстонском языке.',
    textFallback: 'Если поле пустое, посетители увидят текст на эстонском языке.',
  },
})

type Titles = { readonly required: (language: Locale) => Required; readonly hasCounter?: boolean }

/** A title in each language, of limited length. */
export function titleFields<Name extends string>(name: Name, { required, hasCounter = false }: Titles) {
  return fieldInLanguages(name, language => ({
    type: 'line',
    maxLength: TITLE_MAX_LENGTH,
    tooLong: 'TITLE_TOO_LONG',
    hasCounter,
    required: required(language),
    label: locale => labels(locale).title(language),
    ...(required(language) === 'never' && { hint: (locale: Locale) => labels(locale).titleFallback }),
  }))
}

type Texts = {
  readonly isRequired?: boolean
  /** Other words than "text", in the page's language. */
  readonly label?: (locale: Locale, language: Locale) => string
}

/** A rich text in each language. */
export function richTextFields<Name extends string>(name: Name, { isRequired = false, label = textLabel }: Texts = {}) {
  return fieldInLanguages(name, language => ({
    type: 'rich-text',
    required: isRequired ? onlyEstonian(language) : 'never',
    label: locale => label(locale, language),
    ...(language !== DEFAULT_LOCALE && { hint: (locale: Locale) => labels(locale).textFallback }),
  }))
}

function textLabel(locale: Locale, language: Locale): string {
  return labels(locale).body(language)
}

/** The picture of an item; the site shows the company's logo without one. */
export const pictureField = field('image', {
  type: 'picture',
  required: 'never',
  label: locale => labels(locale).picture,
  hint: locale => labels(locale).pictureHint,
})
