import { IN_LANGUAGE } from '#common/language-names.i18n.ts'
import type { Locale } from '#common/locales.ts'
import { defineMessages } from '../../i18n/messages.ts'

/** Adverbs: the words of {@link IN_LANGUAGE} would repeat the preposition of 'what is in the picture'. */
const IN_RUSSIAN: Readonly<Record<Locale, string>> = { et: 'по-эстонски', en: 'по-английски', ru: 'по-русски' }

/** Texts about the descriptions of a picture. */
export const pictureAltsMessages = defineMessages({
  et: {
    alts: 'Pildi kirjeldus',
    altsHint: 'Seda kuuleb inimene, kes pilti ei näe, ja seda loeb otsingumootor.',
    alt: (language: Locale) => `Mis pildil on, ${IN_LANGUAGE.et[language]}`,
    altsSaved: 'Kirjeldus on salvestatud.',
    altsFailed: 'Muudatust ei õnnestunud salvestada. Tekst on siin alles: proovi uuesti.',
    altsLoggedOut: 'Oled välja logitud. Tekst on siin alles ja salvestub, kui sellel lehel uuesti sisse logid.',
    altsStale: 'Seda pilti on vahepeal mujal muudetud. Sinu tekst on siin alles: salvesta uuesti, kui tahad selle alles jätta.',
    save: 'Salvesta',
  },
  en: {
    alts: 'Picture description',
    altsHint: 'Read out to people who cannot see the picture, and read by search engines.',
    alt: language => `What the picture shows, ${IN_LANGUAGE.en[language]}`,
    altsSaved: 'The description has been saved.',
    altsFailed: 'The change could not be saved. Your text is still here: try again.',
    altsLoggedOut: 'You have been logged out. Your text is still here and is saved once you log in again on this page.',
    altsStale: 'This picture was changed elsewhere in the meantime. Your text is still here: save again to keep it.',
    save: 'Save',
  },
  ru: {
    alts: 'Описание изображения',
    altsHint: 'Его слышат те, кто не видит изображение, и читают поисковые системы.',
    alt: language => `Что на изображении, ${IN_RUSSIAN[language]}`,
    altsSaved: 'Описание сохранено.',
    altsFailed: 'Сохранить изменение не удалось. Текст остался здесь: попробуйте ещё раз.',
    altsLoggedOut: 'Ваш сеанс завершён. Текст остался здесь и сохранится, когда вы снова войдёте на этой странице.',
    altsStale:
      'Пока вы редактировали, это изображение изменили в другом месте. Ваш текст остался здесь: сохраните ещё раз, чтобы его оставить.',
    save: 'Сохранить',
  },
})
