/** Shorter words are too alike to guess which one the visitor meant. */
const MIN_LENGTH = 5
/** Words from this length on may have two slips, shorter ones one. */
const MIN_LENGTH_OF_TWO_SLIPS = 8
/** Letters at the end of a word that do not count in a second try. */
const ENDING_LENGTH = 2

/**
 * Guesses which known words a misspelled word means: those with the fewest slips. A slip is a letter that is wrong, missing, too
 * much, or swapped with the next. The sought word may be the beginning of a known one (`lavandel` means `lavendlioli`) or a later
 * part of it (`kuunel` means `lohnakuunal`). When none is near enough, the search tries again without the word's ending.
 * @param word folded
 * @param known folded words
 * @returns the known words, none for a short word, a number or a word that is too far off
 */
export function meantWords(word: string, known: Iterable<string>): string[] {
  if (word.length < MIN_LENGTH || !/^\p{L}+$/u.test(word)) return []
  const words = [...known]
  const meant = nearest(word, words, word.length < MIN_LENGTH_OF_TWO_SLIPS ? 1 : 2)
  const hasStem = word.length >= MIN_LENGTH + ENDING_LENGTH
  return meant.length > 0 || !hasStem ? meant : nearest(word.slice(0, -ENDING_LENGTH), words, 1)
}

/** The known words with the fewest slips, and at most `limit` of them. */
function nearest(word: string, known: readonly string[], limit: number): string[] {
  let fewest = limit
  let found: string[] = []
  for (const other of known) {
    if (!mayBeNear(word, other, limit)) continue
    const slips = slipsWithin(word, other)
    if (slips > fewest) continue
    if (slips < fewest) found = []
    fewest = slips
    found.push(other)
  }
  return found
}

/**
 * Whether a word has a third of the sought word as it is. Two slips leave one third right, unless one of them swaps letters of two
 * thirds; most words lack all three.
 */
function mayBeNear(word: string, other: string, limit: number): boolean {
  if (other.length < word.length - limit) return false
  const third = Math.floor(word.length / 3)
  return other.includes(word.slice(0, third)) || other.includes(word.slice(third, -third)) || other.includes(word.slice(-third))
}

/**
 * The fewest slips between a word and a part of another. The part begins where the other word does or, for words of six letters
 * and more, anywhere in it. The algorithm is Sellers', with swapped neighbours after Damerau. It fills a table with a column for
 * each letter of the other word and a row for each letter of the sought one: a cell has the fewest slips between the beginning of
 * the sought word up to its row and a part of the other that ends at its column. The last three columns are enough.
 */
function slipsWithin(word: string, other: string): number {
  const isAnywhere = word.length > MIN_LENGTH
  let beforeLast: number[] = []
  let last = Array.from({ length: word.length + 1 }, (_, row) => row)
  let fewest = word.length
  for (let column = 1; column <= other.length; column += 1) {
    const next = [isAnywhere ? 0 : column]
    for (let row = 1; row <= word.length; row += 1) {
      const isSame = word[row - 1] === other[column - 1]
      let slips = Math.min((last[row] ?? 0) + 1, (next[row - 1] ?? 0) + 1, (last[row - 1] ?? 0) + (isSame ? 0 : 1))
      const isSwapped = row > 1 && column > 1 && word[row - 1] === other[column - 2] && word[row - 2] === other[column - 1]
      if (isSwapped) slips = Math.min(slips, (beforeLast[row - 2] ?? 0) + 1)
      next.push(slips)
    }
    fewest = Math.min(fewest, next[word.length] ?? fewest)
    beforeLast = last
    last = next
  }
  return fewest
}
