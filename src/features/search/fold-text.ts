/**
 * Text as the search compares it: words in lower case without diacritics, one space between them, so that `KUUNAL` finds
 * `küünal`, `елка` finds `ёлка` and `Rabakask` finds `„Rabakask”`. Quotes, dashes and other signs only separate words;
 * apostrophes and soft hyphens do not even do that. A number ends where letters begin: `100ml` is `100 ml`. Both the index and the
 * query are folded.
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

/** The words of a query, each once. Empty without a query. */
export function searchWords(query: string): string[] {
  return [...new Set(foldText(query).split(' ').filter(Boolean))]
}

/** The different words of texts, folded, with a space around each, for {@link WordTest}s. Empty without words. */
export function foldedWords(texts: readonly (string | null)[]): string {
  const words = searchWords(texts.map(text => text ?? '').join(' '))
  return words.length === 0 ? '' : ` ${words.join(' ')} `
}
