import { IN_LANGUAGE } from '#common/language-names.i18n.ts'
import type { Locale } from '#common/locales.ts'
import { defineMessages } from '../../i18n/messages.ts'
import { fieldInLanguages, onlyEstonian } from './editor-field.ts'
import { searchWordsField } from './search-words-field.i18n.ts'

const labels = defineMessages({
  et: {
    name: (language: Locale) => `Nimi ${IN_LANGUAGE.et[language]}`,
    nameHint: 'Nimi on ka poe aadressis: nime muutes muutub aadress.',
    nameFallback: 'Kui väli on tühi, näevad külastajad eestikeelset nime.',
  },
  en: {
    name: language => `Name ${IN_LANGUAGE.en[language]}`,
    nameHint: 'The name is part of the shop’s address: changing it changes the address.',
    nameFallback: 'If this is empty, visitors see the Estonian name.',
  },
  ru: {
    name: language => `Название ${IN_LANGUAGE.ru[language]}`,
    nameHint: 'Название входит в адрес магазина: с ним изменится и адрес.',
    nameFallback: 'Если поле пустое, посетители увидят название на эстонском языке.',
  },
})

/** Specification §5: the Estonian name is required. */
export const CATEGORY_FIELDS = [
  ...fieldInLanguages('name', language => ({
    type: 'line',
    // The editor reports a name that is too long: the field's own text is about titles.
    maxLength: Infinity,
    required: onlyEstonian(language),
    label: locale => labels(locale).name(language),
    hint: locale => labels(locale)[language === 'et' ? 'nameHint' : 'nameFallback'],
  })),
  searchWordsField,
] as const
