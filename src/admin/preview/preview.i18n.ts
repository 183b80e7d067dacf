import { defineMessages } from '../../i18n/messages.ts'

/** Texts around the preview of an edited item. */
export const previewMessages = defineMessages({
  et: {
    preview: 'Eelvaade',
    width: 'Eelvaate laius',
    phone: 'Telefon',
    desktop: 'Arvuti',
    brokenImage: 'Sellel aadressil pilti ei ole.',
  },
  en: {
    preview: 'Preview',
    width: 'Width of the preview',
    phone: 'Phone',
    desktop: 'Desktop',
    brokenImage: 'There is no picture at this address.',
  },
  ru: {
    preview: 'Предпросмотр',
    width: 'Ширина предпросмотра',
    phone: 'Телефон',
    desktop: 'Компьютер',
    brokenImage: 'По этому адресу нет изображения.',
  },
})
