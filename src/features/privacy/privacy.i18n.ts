import { defineMessages } from '../../i18n/messages.ts'

/** The texts around the privacy policy. */
export const privacyMessages = defineMessages({
  et: {
    description: 'Milliseid andmeid Aroomikoda kogub, milleks neid kasutab ja millised on teie õigused.',
    contents: 'Sisukord',
  },
  en: { description: 'What data Aroomikoda collects, what it is used for and what your rights are.', contents: 'Contents' },
  ru: {
    description: 'Какие данные собирает Aroomikoda, для чего они используются и какие у вас есть права.',
    contents: 'Содержание',
  },
})
