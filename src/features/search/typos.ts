/** Shorter words are too alike to guess which one the visitor meant. */
const SHORTEST = 5
/** Words from this length on may have two slips. */
const LONG = 8

/**
 * Guesses the known words behind a word without results: those with the fewest slips (a letter that is wrong, missing, too
 * much, or swapped with the next). A known word may go on after the sought one (`lavandel` means `lavendlioli`), and have
 * other words before it (`kuunel` means `lohnakuunal`); failing that, the ending of the sought word does not count.
 * @param word folded
 * @returns none for short words, numbers and words too far off
 */
export function meantWords(word: string, known: Iterable<string>): string[] {
  if (word.length < SHORTEST || !/^\p{L}+$/u.test(word)) return []
  const words = [...known]
  const whole = nearest(word, words, word.length < LONG ? 1 : 2)
  return whole.length > 0 || word.length < SHORTEST + 2 ? whole : nearest(word.slice(0, -2), words, 1)
}

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

/** With up to two slips, at least one of three slices of the sought word is right: most words have none of them. */
function mayBeNear(word: string, other: string, limit: number): boolean {
  if (other.length < word.length - limit) return false
  const third = Math.floor(word.length / 3)
  return other.includes(word.slice(0, third)) || other.includes(word.slice(third, -third)) || other.includes(word.slice(-third))
}

/**
 * The fewest slips between a word and a part of another: from its beginning or, for words of six letters and more, from
 * anywhere in it (after Sellers, with swapped neighbours after Damerau).
 */
function slipsWithin(word: string, other: string): number {
  const isAnywhere = word.length > SHORTEST
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
