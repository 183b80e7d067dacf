/** The pattern of `like` and `ilike` for texts that contain this one; its own %, _ and \ are signs as any other. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`
}

/** SQL for a text as searches compare it: in lower case and without diacritics, as {@link wordPatterns} has its words. */
export function foldedSql(text: string): string {
  return `regexp_replace(normalize(lower(${text}), nfkd), '[\\u0300-\\u036f]', '', 'g')`
}

/**
 * The patterns of `like` for a folded text that contains every word of a query, in any order: `smidt zanna` finds
 * `Žanna Šmidt`, `семенов` finds `Семёнов`.
 */
export function wordPatterns(query: string): string[] {
  const words = query
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .split(/\s+/)
  return [...new Set(words)].filter(word => word !== '').map(containing)
}
