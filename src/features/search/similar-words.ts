/** Letters that the end of a sought word may differ in: `candles`, `küünlad`, `свечей`. */
const ENDING = 3
/** Letters that a word keeps at least; of fewer, too many words begin alike. */
const KEPT = 4
/** Letters of a title's word behind those kept, where that word has others in front: `lõhna|küün|al`. */
const ENDING_IN_COMPOUND = 4
/** As foldText leaves them. */
const VOWELS = 'aeiouyаеиоуыэюя'

/**
 * Whether a title has all words, were they inflected otherwise: the test for titles in which no word is found as it was
 * typed. It knows no language. A word keeps its beginning (all but its last letters), which has to be
 * - the beginning of a title's word, whatever follows: `lavendel` finds `lavendliõli`, or
 * - in the last part of one, close to its end: `küünlad` finds `lõhnaküünal`.
 *
 * Short words, numbers and words with other signs have no ending to give up; those have to be in the title as they are.
 * @param words as `searchWords` makes them
 * @returns a test of a title that went through `foldText`
 */
export function similarTo(words: readonly string[]): (folded: string) => boolean {
  const tests = words.map(testOf)
  return folded => tests.every(test => test(folded))
}

function testOf(word: string): (folded: string) => boolean {
  if (!/^\p{L}{4,}$/u.test(word)) return folded => folded.includes(word)
  const kept = keptOf(word)
  const pattern =
    kept.length < KEPT
      ? new RegExp(`${word}|${shortForms(kept, word)}`, 'u')
      : new RegExp(`(?:^|\\P{L})${kept}|${kept}\\p{L}{0,${ENDING_IN_COMPOUND}}(?!\\p{L})|${word}`, 'u')
  // Most titles have none of it: looking for plain letters is many times faster.
  return folded => folded.includes(kept) && pattern.test(folded)
}

/** Four letters keep three: then the title's word has to end there (`oils`, `õlid`), or with another vowel (`мята`, `мяты`). */
function shortForms(kept: string, word: string): string {
  const isVowel = VOWELS.includes(word.charAt(KEPT - 1))
  return isVowel ? `${kept}(?!\\p{L})|(?:^|\\P{L})${kept}[${VOWELS}](?!\\p{L})` : `${kept}(?!\\p{L})`
}

function keptOf(word: string): string {
  return word.slice(0, word.length === KEPT ? KEPT - 1 : Math.max(KEPT, word.length - ENDING))
}
