import { localePrefix, splitLocale } from '#common/locales.ts'
import { paths, type SitePath } from '#common/paths.ts'
import { ROW_ID } from '#common/row-id.ts'
import { FormerAddressesFile } from './former-addresses-file.schemas.ts'

/** The answer for an address whose content has left. */
export type FormerAnswer =
  | { readonly kind: 'moved'; /** Path, percent-encoded. */ readonly to: string }
  /** Deleted: a redirect page, to be sent with status 410. */
  | { readonly kind: 'gone'; /** Relative to the site's folder. */ readonly file: string }

/** A path of the shop or the news, in the terms of the published file. */
type Place =
  | { readonly kind: 'list'; readonly segment: string; readonly part: number | null }
  | { readonly kind: 'product'; readonly segment: string; readonly id: number }
  | { readonly kind: 'post'; readonly id: number }
  | { readonly kind: 'news'; readonly part: number }

/** Where content is now; asked for what the published file does not tell. */
export type Whereabouts = {
  /** The segment of a product's category; null for a product that has no page. */
  segmentOf(id: number): string | null | Promise<string | null>
  /** Whether a category with this segment has a page. */
  isCategory(segment: string): boolean | Promise<boolean>
}

/**
 * Ask before you look for a file: these addresses have pages too, for hosts without redirects.
 * @param path percent-encoded, without query
 * @param segmentOf a product's segment, by its id and its former segment
 * @returns null for an address that has, or never had, content
 */
export function formerAnswer(
  path: string,
  table: FormerTable,
  segmentOf: (id: number, former: string) => string | null,
): FormerAnswer | null {
  const { prefix, place } = placeOf(path)
  return place && known(place, prefix, table, segmentOf)
}

/**
 * For a path without a file: `/tooted/<anything>/<id>` is enough to find a product, and any part of a list leads to
 * the list.
 */
export async function guessedAnswer(path: string, table: FormerTable, where: Whereabouts): Promise<FormerAnswer | null> {
  const { prefix, place } = placeOf(path)
  if (place?.kind === 'product') {
    if (table.gone.has(place.id)) return null
    const segment = table.moved.get(place.id) ?? (await where.segmentOf(place.id))
    // The product's own address has no file: it is not published yet.
    return segment === null || segment === place.segment ? null : moved(prefix, paths.product(segment, place.id))
  }
  if (place?.kind === 'news') return moved(prefix, paths.news)
  if (place?.kind !== 'list' || place.part === null) return null
  const isList = place.segment === '' || (await where.isCategory(place.segment))
  return isList ? moved(prefix, shopList(place.segment)) : null
}

function known(
  place: Place,
  prefix: string,
  table: FormerTable,
  segmentOf: (id: number, former: string) => string | null,
): FormerAnswer | null {
  switch (place.kind) {
    case 'post':
      return table.posts.has(place.id) ? gone(prefix, 'uudised') : null
    case 'news':
      return table.news !== null && place.part > table.news ? moved(prefix, paths.news) : null
    case 'list': {
      const now = table.segments.get(place.segment)
      if (now !== undefined) return now === null ? gone(prefix, 'tooted') : moved(prefix, paths.category(now))
      const parts = table.lists.get(place.segment)
      return place.part !== null && parts !== undefined && place.part > parts ? moved(prefix, shopList(place.segment)) : null
    }
    case 'product': {
      const { id, segment } = place
      const last = table.gone.get(id)
      if (last !== undefined) return gone(prefix, last === null ? 'tooted' : `tooted/${last}`)
      const now = table.moved.get(id) ?? (table.segments.has(segment) ? segmentOf(id, segment) : segment)
      return now === null || now === segment ? null : moved(prefix, paths.product(now, id))
    }
  }
}

/** What the published file tells, by what an address names. */
export type FormerTable = {
  readonly segments: ReadonlyMap<string, string | null>
  readonly moved: ReadonlyMap<number, string>
  readonly gone: ReadonlyMap<number, string | null>
  readonly posts: ReadonlySet<number>
  readonly lists: ReadonlyMap<string, number>
  readonly news: number | null
}

const NONE: FormerTable = tableOf({ segments: [], moved: [], gone: [], posts: [], lists: [], news: null })

function tableOf({ segments, moved: movedTo, gone: deleted, posts, lists, news }: FormerAddressesFile): FormerTable {
  return {
    segments: new Map(segments),
    moved: new Map(movedTo),
    gone: new Map(deleted),
    posts: new Set(posts),
    lists: new Map(lists),
    news,
  }
}

/** The folder of a list's archive parts, beside those of categories. */
export const PARTS = 'leht'

function placeOf(path: string): { prefix: string; place: Place | null } {
  const { locale, rest } = splitLocale(path)
  const prefix = localePrefix(locale)
  const [, section, ...encoded] = rest.split('/')
  // A slash at the end is another spelling of the same address.
  while (encoded.at(-1) === '') encoded.pop()
  const parts = encoded.map(decoded)
  if (parts.includes(null)) return { prefix, place: null }
  if (section === 'uudised') return { prefix, place: inNews(parts as string[]) }
  return { prefix, place: section === 'tooted' ? inShop(parts as string[]) : null }
}

function inNews([first = '', second, ...more]: readonly string[]): Place | null {
  if (more.length > 0) return null
  if (second === undefined) return isNumber(first) ? { kind: 'post', id: Number(first) } : null
  return first === PARTS && isNumber(second) ? { kind: 'news', part: Number(second) } : null
}

function inShop(parts: readonly string[]): Place | null {
  const [first = '', second, third, ...more] = parts
  if (first === '' || more.length > 0) return null
  if (second === undefined) return { kind: 'list', segment: first, part: null }
  if (third !== undefined) {
    return second === PARTS && isNumber(third) ? { kind: 'list', segment: first, part: Number(third) } : null
  }
  if (!isNumber(second)) return null
  return first === PARTS
    ? { kind: 'list', segment: '', part: Number(second) }
    : { kind: 'product', segment: first, id: Number(second) }
}

function isNumber(text: string): boolean {
  return ROW_ID.test(text)
}

/** File systems take 255 bytes a name, with its ending; names of categories are shorter. */
const MAX_BYTES = 235

function decoded(part: string): string | null {
  try {
    const text = decodeURIComponent(part)
    // Only a file's name, never a path to another folder.
    if (Buffer.byteLength(text) > MAX_BYTES) return null
    return /[/\\\p{Cc}]/u.test(text) || text.startsWith('.') ? null : text
  } catch {
    return null
  }
}

function shopList(segment: string): SitePath {
  return segment === '' ? paths.shop : paths.category(segment)
}

function moved(prefix: string, path: string): FormerAnswer {
  return { kind: 'moved', to: prefix + path }
}

function gone(prefix: string, page: string): FormerAnswer {
  return { kind: 'gone', file: `${prefix.slice(1)}${prefix === '' ? '' : '/'}410/${page}.html` }
}

/**
 * Parses what the publisher wrote. A file of other code, a damaged one or none costs redirects but no page.
 * @param text null without a file
 */
export function parseFormerTable(text: string | null): FormerTable {
  if (text === null) return NONE
  try {
    const { success, data } = FormerAddressesFile.safeParse(JSON.parse(text))
    return success ? tableOf(data) : NONE
  } catch {
    return NONE
  }
}
