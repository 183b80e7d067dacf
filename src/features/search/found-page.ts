/** How many items have the sought words as they were typed, and how many have them in another way. */
export type Found = { readonly exact: number; readonly similar: number }

/** One page of what a list has for a state. */
export type FoundPage<Item> = {
  readonly items: readonly Item[]
  /** Items on all pages. */
  readonly found: Found
  /** The page shown: the last one when there are fewer than asked for. */
  readonly page: number
  readonly pages: number
}

/** What a search found in a list, in order, and what comes nearest where it found nothing. */
export type FoundItems<Item> = {
  readonly exact: readonly Item[]
  readonly similar: readonly Item[]
  readonly nearest: readonly Item[]
}

/** The page that was asked for, from 1. Where nothing is found, it shows what comes nearest. */
export function pageOf<Item>({ exact, similar, nearest }: FoundItems<Item>, asked: number, perPage: number): FoundPage<Item> {
  const all = [...exact, ...similar]
  const pages = Math.max(1, Math.ceil(all.length / perPage))
  const page = Math.min(asked, pages)
  const items = all.length === 0 ? nearest : all.slice((page - 1) * perPage, page * perPage)
  return { items, found: { exact: exact.length, similar: similar.length }, page, pages }
}
