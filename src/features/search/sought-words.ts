import { searchWords } from './fold-text.ts'

/** Connecting words of a query, folded; no product has such a name. */
const JOINING: ReadonlySet<string> = new Set(
  [
    'ja ning voi ka ule all see mis on',
    'and or the a an of for with to in from my',
    'и или в во на с со для из от по к у',
  ].flatMap(words => words.split(' ')),
)

/** A query's words without the connecting ones, unless it has no others. */
export function soughtWords(query: string): string[] {
  const words = searchWords(query)
  const sought = words.filter(word => !JOINING.has(word))
  return sought.length > 0 ? sought : words
}
