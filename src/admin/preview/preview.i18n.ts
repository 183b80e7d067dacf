import { defineMessages } from '../../i18n/messages.ts'

/** Texts around the preview of an edited item. */
export const previewMessages = defineMessages({
  et: {
    preview: 'Eelvaade',
    width: 'Eelvaate laius',
    phone: 'Telefon',
    desktop: 'Arvuti',
    noPicture: 'Sellel aadressil pilti ei ole.',
  },
  en: {
    preview: 'Preview',
    width: 'Width of the preview',
    phone: 'Phone',
    desktop: 'Desktop',
    noPicture: 'There is no picture at this address.',
  },
  ru: {
    preview: 'Предпросмотр',
    width: 'Ширина предпросмотра',
    phone: 'Телефон',
    desktop: 'Компьютер',
    noPicture: 'По этому адресу нет изображения.',
  },
})
