import { defineMessages } from '../../../i18n/messages.ts'

export const infoTextEditorMessages = defineMessages({
  et: {
    description: 'Lehtede tekstide muutmine Aroomikoja halduritele.',
    /** Names the heading of the text in its other place. */
    alsoShown: (other: string) => `See tekst on kahes kohas: muudatus jõuab ka pealkirja „${other}” alla.`,
    loadFailed: 'Teksti ei saanud laadida.',
    missing: 'Seda teksti ei ole.',
    toList: 'Tagasi lehele',
  },
  en: {
    description: 'Editor of the pages’ texts for the administrators of Aroomikoda.',
    alsoShown: other => `This text is shown in two places: the change will also appear under the heading “${other}”.`,
    loadFailed: 'The text could not be loaded.',
    missing: 'There is no such text.',
    toList: 'Back to the page',
  },
  ru: {
    description: 'Редактор текстов страниц для администраторов Aroomikoda.',
    alsoShown: other => `Этот текст показан в двух местах: изменение появится и под заголовком «${other}».`,
    loadFailed: 'Не удалось загрузить текст.',
    missing: 'Такого текста нет.',
    toList: 'Вернуться на страницу',
  },
})
