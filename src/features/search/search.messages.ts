import { defineMessages } from '../../i18n/messages.ts'

export const searchMessages = defineMessages({
  et: {
    nothing: (query: string) => `Otsingule „${query}” ei leidunud vastet.`,
    exactAndSimilar: (exact: number, similar: number) => `Täpseid vasteid ${exact}, nende järel sarnaseid ${similar}.`,
    onlySimilar: 'Täpset vastet ei leidunud, näitame sarnaseid.',
    nothingHint: 'Kontrollige kirjapilti, proovige lühemat sõna või valige siit:',
    nearest: 'Võib-olla sobib mõni neist',
    showAll: 'Näita kõiki',
    failed: 'Loendit ei õnnestunud laadida. Kontrollige internetiühendust.',
    retry: 'Proovi uuesti',
  },
  en: {
    nothing: query => `Nothing was found for “${query}”.`,
    exactAndSimilar: (exact, similar) => `Exact matches: ${exact}, followed by similar ones: ${similar}.`,
    onlySimilar: 'No exact match, so here is what comes close.',
    nothingHint: 'Check the spelling, try a shorter word or choose from here:',
    nearest: 'Perhaps one of these will do',
    showAll: 'Show all',
    failed: 'The list could not be loaded. Please check your internet connection.',
    retry: 'Try again',
  },
  ru: {
    nothing: query => `По запросу «${query}» ничего не найдено.`,
    exactAndSimilar: (exact, similar) => `Точных совпадений: ${exact}, после них похожие: ${similar}.`,
    onlySimilar: 'Точных совпадений нет — показываем похожее.',
    nothingHint: 'Проверьте написание, попробуйте слово покороче или выберите здесь:',
    nearest: 'Возможно, подойдёт что-то из этого',
    showAll: 'Показать всё',
    failed: 'Не удалось загрузить список. Проверьте подключение к интернету.',
    retry: 'Попробовать ещё раз',
  },
})
