import { defineMessages } from '../../i18n/messages.ts'

export const searchMessages = defineMessages({
  et: {
    nothing: (query: string) => `Otsingule „${query}” ei leidunud vastet.`,
    similar: 'Täpset vastet ei leidunud, näitame sarnaseid.',
    nothingHint: 'Proovige lühemat sõna või vaadake kogu loendit.',
    showAll: 'Näita kõiki',
    failed: 'Loendit ei õnnestunud laadida. Kontrollige internetiühendust.',
    retry: 'Proovi uuesti',
  },
  en: {
    nothing: query => `Nothing was found for “${query}”.`,
    similar: 'No exact match, so here is what comes close.',
    nothingHint: 'Try a shorter word or look through the whole list.',
    showAll: 'Show all',
    failed: 'The list could not be loaded. Please check your internet connection.',
    retry: 'Try again',
  },
  ru: {
    nothing: query => `По запросу «${query}» ничего не найдено.`,
    similar: 'Точных совпадений нет — показываем похожее.',
    nothingHint: 'Попробуйте слово покороче или посмотрите весь список.',
    showAll: 'Показать всё',
    failed: 'Не удалось загрузить список. Проверьте подключение к интернету.',
    retry: 'Попробовать ещё раз',
  },
})
