import { defineMessages } from '../../i18n/messages.ts'

/** Texts about the descriptions of a picture. */
export const pictureAltsMessages = defineMessages({
  et: {
    alts: 'Pildi kirjeldus',
    altsHint: 'Seda kuuleb inimene, kes pilti ei näe, ja seda loeb otsingumootor.',
    alt: 'Mis pildil on, eesti keeles',
    altEn: 'Mis pildil on, inglise keeles',
    altRu: 'Mis pildil on, vene keeles',
    altsSaved: 'Kirjeldus on salvestatud.',
    altsFailed: 'Kirjeldust ei õnnestunud salvestada. Tekst on siin alles: proovi uuesti.',
    altsStale:
      'Teine haldur on seda pilti vahepeal muutnud. Sinu tekst on siin alles: salvesta uuesti, kui tahad selle alles jätta.',
    save: 'Salvesta',
  },
  en: {
    alts: 'Picture description',
    altsHint: 'Read out to people who do not see the picture, and read by search engines.',
    alt: 'What the picture shows, in Estonian',
    altEn: 'What the picture shows, in English',
    altRu: 'What the picture shows, in Russian',
    altsSaved: 'The description has been saved.',
    altsFailed: 'The description could not be saved. Your text is still here: try again.',
    altsStale: 'Another administrator changed this picture in the meantime. Your text is still here: save again to keep it.',
    save: 'Save',
  },
  ru: {
    alts: 'Описание изображения',
    altsHint: 'Его слышат те, кто не видит изображение, и читают поисковые системы.',
    alt: 'Что на изображении, по-эстонски',
    altEn: 'Что на изображении, по-английски',
    altRu: 'Что на изображении, по-русски',
    altsSaved: 'Описание сохранено.',
    altsFailed: 'Сохранить описание не удалось. Текст остался здесь: попробуйте ещё раз.',
    altsStale:
      'Тем временем это изображение изменил другой администратор. Ваш текст остался здесь: сохраните ещё раз, чтобы его оставить.',
    save: 'Сохранить',
  },
})
