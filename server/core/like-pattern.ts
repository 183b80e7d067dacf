/** The pattern of `like` and `ilike` for texts that contain this one; its own %, _ and \ are signs as any other. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`
}

/** Letters with diacritics of Latin and Cyrillic script, and the capitals of both. */
const LETTERS = [...lettersFrom(0xc0, 0x17f), ...lettersFrom(0x400, 0x45f)]
const BASES = new Map(LETTERS.map(letter => [letter, baseOf(letter)] as const).filter(([letter, base]) => base !== letter))

/**
 * SQL for a text as searches compare it: in lower case and without diacritics, as {@link wordPatterns} has its words. The table
 * of letters is faster than PostgreSQL's normalisation, and does not rest on the database's locale.
 */
export function foldedSql(text: string): string {
  return `lower(translate(${text}, '${[...BASES.keys()].join('')}', '${[...BASES.values()].join('')}'))`
}

/**
 * The patterns of `like` for a folded text that contains every word of a query, in any order: `smidt zanna` finds
 * `Žanna Šmidt`, `семенов` finds `Семёнов`.
 */
export function wordPatterns(query: string): string[] {
  const folded = query.normalize('NFC').replace(/./gsu, letter => BASES.get(letter) ?? letter.toLowerCase())
  return [...new Set(folded.split(/\s+/))].filter(word => word !== '').map(containing)
}

function lettersFrom(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index))
}

/** `Ž` → `z`, `Ё` → `е`, `Ф` → `ф`; a letter whose base is not one letter is its own. */
function baseOf(letter: string): string {
  const base = letter.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '')
  return base.length === 1 ? base : letter
}
