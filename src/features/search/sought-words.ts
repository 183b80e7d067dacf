import { searchWords } from './fold-text.ts'

/** Folded words that only connect others in a query. No product is named by one. */
const CONNECTING_WORDS: ReadonlySet<string> = new Set(
  [
    'ja ning voi ka ule all see mis on',
    'and or the a an of for with to in from my',
    'и или в во на с со для из от по к у',
  ].flatMap(words => words.split(' ')),
)

/** The folded words to search for: those of the query without the connecting ones, unless it has no others. */
export function soughtWords(query: string): string[] {
  const words = searchWords(query)
  const sought = words.filter(word => !CONNECTING_WORDS.has(word))
  return sought.length > 0 ? sought : words
}
