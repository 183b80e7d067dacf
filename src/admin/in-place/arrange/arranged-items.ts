type Item = { readonly id: number }

/** The list with the item moved from one place to another; places outside the list change nothing. */
export function moved<T>(items: readonly T[], from: number, to: number): readonly T[] {
  const item = items[from]
  if (item === undefined || to < 0 || to >= items.length) return items
  return items.toSpliced(from, 1).toSpliced(to, 0, item)
}

/** Whether two lists have the same items in the same order. */
export function isSameOrder(a: readonly Item[], b: readonly Item[]): boolean {
  return a.length === b.length && a.every(({ id }, index) => id === b[index]?.id)
}

/** The items in the order of another version of the list. Items that it lacks come last; items that only it has stay out. */
export function inOrderOf<T extends Item>(items: readonly T[], wanted: readonly Item[]): readonly T[] {
  const place = new Map(wanted.map(({ id }, index) => [id, index]))
  return items.toSorted((a, b) => (place.get(a.id) ?? wanted.length) - (place.get(b.id) ?? wanted.length))
}
