import { defineMessages } from '../../../i18n/messages.ts'

/** What the form says that came with the page when its editor does not. */
export const missingEditorMessages = defineMessages({
  et: {
    missing: 'Redaktorit ei õnnestunud laadida, midagi ei ole salvestatud. Kirjutatu jääb alles: kontrolli internetiühendust ja',
    reload: 'laadi leht uuesti',
  },
  en: {
    missing: 'The editor could not be loaded and nothing has been saved. What you typed is kept: check your connection and',
    reload: 'reload the page',
  },
  ru: {
    missing: 'Не удалось загрузить редактор, ничего не сохранено. Набранный текст не пропадёт: проверьте подключение и',
    reload: 'обновите страницу',
  },
})
