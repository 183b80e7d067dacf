/** The page numbers to offer: first, last and those around the current one; null is a gap of two or more. */
export function pageNumbers(page: number, pages: number): (number | null)[] {
  const near = new Set([1, page - 1, page, page + 1, pages].filter(number => number >= 1 && number <= pages))
  // A gap of one page takes no more room than its number.
  for (const number of [...near]) if (near.has(number + 2)) near.add(number + 1)
  const sorted = [...near].toSorted((a, b) => a - b)
  return sorted.flatMap((number, index) => (index > 0 && number - (sorted[index - 1] ?? 0) > 1 ? [null, number] : [number]))
}
