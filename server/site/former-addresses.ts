import { paths, type SitePath } from '#common/paths.ts'
import { FormerAddressesFile } from './former-addresses-file.schemas.ts'
import { NEWS_FOLDER, type Place, placeOf, SHOP_FOLDER } from './former-place.ts'

/** The answer for an address whose content has left. */
export type FormerAnswer =
  | { readonly kind: 'moved'; /** Path, percent-encoded. */ readonly to: string }
  /** Deleted: a redirect page, to be sent with status 410. */
  | { readonly kind: 'gone'; /** Relative to the site's folder. */ readonly file: string }

/** What the published file tells (former-addresses-file.schemas.ts), by what an address names. */
export type FormerTable = {
  readonly segments: ReadonlyMap<string, string | null>
  readonly moved: ReadonlyMap<number, string>
  readonly gone: ReadonlyMap<number, string | null>
  readonly posts: ReadonlySet<number>
  readonly lists: ReadonlyMap<string, number>
  readonly news: number | null
}

/** Finds content that the published file does not tell of. */
export type Whereabouts = {
  /** The segment of a product's category; null for a product that has no page. */
  segmentOf(id: number): string | null | Promise<string | null>
  /** Whether a category with this segment has a page. */
  isCategory(segment: string): boolean | Promise<boolean>
}

/**
 * Answers an address that the published file knows as a former one. Ask before you look for a file: these addresses have pages
 * too, for hosts without redirects.
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
  return place && answerOfPlace(place, prefix, table, segmentOf)
}

/**
 * Guesses where a path without a file leads: `/tooted/<anything>/<id>` is enough to find a product, and any part of a list
 * leads to the list.
 * @returns null for an unknown address
 */
export async function guessedAnswer(path: string, table: FormerTable, where: Whereabouts): Promise<FormerAnswer | null> {
  const { prefix, place } = placeOf(path)
  if (place?.kind === 'product') {
    if (table.gone.has(place.id)) return null
    const segment = table.moved.get(place.id) ?? (await where.segmentOf(place.id))
    // The product's own address has no file: it is not published yet.
    return segment === null || segment === place.segment ? null : movedTo(prefix, paths.product(segment, place.id))
  }
  if (place?.kind === 'news') return movedTo(prefix, paths.news)
  if (place?.kind !== 'list' || place.part === null) return null
  const isList = place.segment === '' || (await where.isCategory(place.segment))
  return isList ? movedTo(prefix, shopList(place.segment)) : null
}

/** Looks a place up. @returns null where the table has nothing of it */
function answerOfPlace(
  place: Place,
  prefix: string,
  table: FormerTable,
  segmentOf: (id: number, former: string) => string | null,
): FormerAnswer | null {
  switch (place.kind) {
    case 'post':
      return table.posts.has(place.id) ? goneWith(prefix, NEWS_FOLDER) : null
    case 'news':
      return table.news !== null && place.part > table.news ? movedTo(prefix, paths.news) : null
    case 'list': {
      const now = table.segments.get(place.segment)
      if (now !== undefined) return now === null ? goneWith(prefix, SHOP_FOLDER) : movedTo(prefix, paths.category(now))
      const parts = table.lists.get(place.segment)
      return place.part !== null && parts !== undefined && place.part > parts ? movedTo(prefix, shopList(place.segment)) : null
    }
    case 'product': {
      const { id, segment } = place
      const lastSegment = table.gone.get(id)
      if (lastSegment !== undefined) return goneWith(prefix, lastSegment === null ? SHOP_FOLDER : `${SHOP_FOLDER}/${lastSegment}`)
      // A product that did not move itself is in the category of the address, which may have got another segment.
      const now = table.moved.get(id) ?? (table.segments.has(segment) ? segmentOf(id, segment) : segment)
      return now === null || now === segment ? null : movedTo(prefix, paths.product(now, id))
    }
  }
}

const EMPTY_TABLE: FormerTable = tableOf({ segments: [], moved: [], gone: [], posts: [], lists: [], news: null })

function tableOf({ segments, moved, gone, posts, lists, news }: FormerAddressesFile): FormerTable {
  return {
    segments: new Map(segments),
    moved: new Map(moved),
    gone: new Map(gone),
    posts: new Set(posts),
    lists: new Map(lists),
    news,
  }
}

function shopList(segment: string): SitePath {
  return segment === '' ? paths.shop : paths.category(segment)
}

function movedTo(prefix: string, path: string): FormerAnswer {
  return { kind: 'moved', to: prefix + path }
}

/** The answer for deleted content. @param page below `410/`, without its ending */
function goneWith(prefix: string, page: string): FormerAnswer {
  return { kind: 'gone', file: `${prefix.slice(1)}${prefix === '' ? '' : '/'}410/${page}.html` }
}

/**
 * Parses what the publisher wrote. A file of other code, a damaged one or none costs redirects but no page.
 * @param text null without a file
 */
export function parseFormerTable(text: string | null): FormerTable {
  if (text === null) return EMPTY_TABLE
  try {
    const { success, data } = FormerAddressesFile.safeParse(JSON.parse(text))
    return success ? tableOf(data) : EMPTY_TABLE
  } catch {
    return EMPTY_TABLE
  }
}
