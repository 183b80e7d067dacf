/** How many items have the words as typed, and how many have them in another form. */
export type Found = { readonly exact: number; readonly similar: number }

/** One page of the items that a list found for a state. */
export type FoundPage<Item> = {
  readonly items: readonly Item[]
  /** The numbers of items on all pages. */
  readonly found: Found
  /** The number of this page. It is the last one when the list has fewer pages than were asked for. */
  readonly page: number
  readonly pages: number
}

/** The items that a search found in a list, in order, and the nearest ones when it found none. */
export type FoundItems<Item> = {
  readonly exact: readonly Item[]
  readonly similar: readonly Item[]
  readonly nearest: readonly Item[]
}

/** The page with the number `asked`, from 1. Without results it has the nearest items. */
export function pageOf<Item>({ exact, similar, nearest }: FoundItems<Item>, asked: number, perPage: number): FoundPage<Item> {
  const all = [...exact, ...similar]
  const pages = Math.max(1, Math.ceil(all.length / perPage))
  const page = Math.min(asked, pages)
  const items = all.length === 0 ? nearest : all.slice((page - 1) * perPage, page * perPage)
  return { items, found: { exact: exact.length, similar: similar.length }, page, pages }
}
