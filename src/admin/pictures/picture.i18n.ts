import { MAX_PICTURE_MB } from '#common/picture-limits.ts'
import { defineMessages } from '../../i18n/messages.ts'

/** Texts of the fields that take a picture. */
export const pictureMessages = defineMessages({
  et: {
    drop: 'Lohista pilt siia, kleebi lõikelaualt või vali arvutist.',
    dropMany: 'Lohista pildid siia, kleebi lõikelaualt või vali arvutist.',
    limits: `JPEG, PNG, WebP või AVIF, kuni ${MAX_PICTURE_MB}\u00a0MB.`,
    chooseFile: 'Vali fail',
    chooseFiles: 'Vali failid',
    fromLibrary: 'Vali pildikogust',
    takeAway: 'Eemalda pilt',
    current: 'Valitud pilt',
    uploaded: (name: string) => `Üles laaditud: ${name}`,
  },
  en: {
    drop: 'Drag a picture here, paste it from the clipboard or choose it from your computer.',
    dropMany: 'Drag pictures here, paste them from the clipboard or choose them from your computer.',
    limits: `JPEG, PNG, WebP or AVIF, up to ${MAX_PICTURE_MB}\u00a0MB.`,
    chooseFile: 'Choose a file',
    chooseFiles: 'Choose files',
    fromLibrary: 'Choose from the library',
    takeAway: 'Remove the picture',
    current: 'Chosen picture',
    uploaded: name => `Uploaded ${name}`,
  },
  ru: {
    drop: 'Перетащите изображение сюда, вставьте из буфера обмена или выберите на компьютере.',
    dropMany: 'Перетащите изображения сюда, вставьте из буфера обмена или выберите на компьютере.',
    limits: `JPEG, PNG, WebP или AVIF, не больше ${MAX_PICTURE_MB}\u00a0МБ.`,
    chooseFile: 'Выбрать файл',
    chooseFiles: 'Выбрать файлы',
    fromLibrary: 'Выбрать из библиотеки',
    takeAway: 'Убрать изображение',
    current: 'Выбранное изображение',
    uploaded: name => `Загружено: ${name}`,
  },
})
