import { CATEGORY_NAME_MAX_LENGTH } from '#common/category-segment.ts'
import { IN_LANGUAGE } from '#common/language-names.i18n.ts'
import { DEFAULT_LOCALE, type Locale } from '#common/locales.ts'
import { defineMessages } from '../../i18n/messages.ts'
import { fieldInLanguages, onlyEstonian } from './editor-field.ts'
import { searchWordsField } from './search-words-field.i18n.ts'

const labels = defineMessages({
  et: {
    name: (language: Locale) => `Nimi ${IN_LANGUAGE.et[language]}`,
    nameHint: 'Nimi on osa kategooria ja selle toodete aadressist: nime muutes muutuvad ka aadressid.',
    nameFallback: 'Kui väli on tühi, näevad külastajad eestikeelset nime.',
  },
  en: {
    name: language => `Name ${IN_LANGUAGE.en[language]}`,
    nameHint: 'The name is part of the addresses of this category and its products: changing it changes them.',
    nameFallback: 'If this is empty, visitors see the Estonian name.',
  },
  ru: {
    name: language => `Название ${IN_LANGUAGE.ru[language]}`,
    nameHint: 'Название входит в адреса категории и её товаров: с ним изменятся и адреса.',
    nameFallback: 'Если поле пустое, посетители увидят название на эстонском языке.',
  },
})

/** Specification §5: the Estonian name is required. */
export const CATEGORY_FIELDS = [
  ...fieldInLanguages('name', language => ({
    type: 'line',
    maxLength: CATEGORY_NAME_MAX_LENGTH,
    required: onlyEstonian(language),
    label: locale => labels(locale).name(language),
    hint: locale => labels(locale)[language === DEFAULT_LOCALE ? 'nameHint' : 'nameFallback'],
  })),
  searchWordsField,
] as const
