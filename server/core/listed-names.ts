const MAX_NAMED = 5

/** Names for one line of a text: the first five, and how many more there are. */
export function listedNames(names: readonly string[]): string {
  const more = names.length - MAX_NAMED
  return more > 0 ? `${names.slice(0, MAX_NAMED).join(', ')} and ${more} more` : names.join(', ')
}
