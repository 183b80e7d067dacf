/**
 * Text as the search compares it: lower case and without diacritics, so that `küünal` is found by `KUUNAL` and `ёлка` by
 * `елка`. Both the index and the query are folded.
 */
export function foldText(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** The words that a title has to contain, in any order. Empty when nothing is searched for. */
export function searchWords(query: string): string[] {
  return foldText(query).split(' ').filter(Boolean)
}

/** `folded` went through {@link foldText}. */
export function containsWords(folded: string, words: readonly string[]): boolean {
  return words.every(word => folded.includes(word))
}
