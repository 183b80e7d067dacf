import { IN_LANGUAGE } from '#common/language-names.i18n.ts'
import type { Locale } from '#common/locales.ts'
import { PICTURE_ALT_MAX_LENGTH, PICTURE_NAME_MAX_LENGTH } from '#common/picture-limits.ts'
import { defineMessages } from '../../i18n/messages.ts'
import { field, fieldInLanguages } from './editor-field.ts'

const labels = defineMessages({
  et: {
    pictureName: 'Nimi',
    alt: (language: Locale) => `Pildi kirjeldus ${IN_LANGUAGE.et[language]}`,
  },
  en: {
    pictureName: 'Name',
    alt: language => `Picture description ${IN_LANGUAGE.en[language]}`,
  },
  ru: {
    pictureName: 'Название',
    alt: language => `Описание изображения ${IN_LANGUAGE.ru[language]}`,
  },
})

/** What the library knows of a picture; it edits them in a dialog of its own. */
export const PICTURE_FIELDS = [
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
] as const
