/**
 * Folds a text into what the search compares: words in lower case without diacritics, with one space between them. So `KUUNAL`
 * finds `küünal`, `елка` finds `ёлка` and `Rabakask` finds `„Rabakask”`. Quotes, dashes and other signs only separate words.
 * Apostrophes and soft hyphens do not separate them. A number ends where letters begin: `100ml` becomes `100 ml`. The search
 * folds both its index and the query.
 */
export function foldText(text: string): string {
  return text
    .replaceAll('№', '№ ')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}\p{Cf}'’ʼ]+/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/(\p{N})(?=\p{L})/gu, '$1 ')
    .trim()
}

/** The folded words of a query, each once. */
export function searchWords(query: string): string[] {
  return [...new Set(foldText(query).split(' ').filter(Boolean))]
}

/** The folded words of texts, each once, with a space before and after each (for a `WordTest`). Empty without words. */
export function foldedWords(texts: readonly (string | null)[]): string {
  const words = searchWords(texts.map(text => text ?? '').join(' '))
  return words.length === 0 ? '' : ` ${words.join(' ')} `
}
