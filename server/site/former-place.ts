import { localePrefix, splitLocale } from '#common/locales.ts'
import { rowId } from '#common/row-id.ts'

/** A path of the shop or the news, in the terms of the published file. */
export type Place =
  | { readonly kind: 'list'; readonly segment: string; readonly part: number | null }
  | { readonly kind: 'product'; readonly segment: string; readonly id: number }
  | { readonly kind: 'post'; readonly id: number }
  | { readonly kind: 'news'; readonly part: number }

/** The folders of the shop and of the news, and that of a list's archive parts in both. */
export const SHOP_FOLDER = 'tooted'
export const NEWS_FOLDER = 'uudised'
export const PARTS_FOLDER = 'leht'

/**
 * What a path names in the shop or the news.
 * @param path percent-encoded, without query
 * @returns the prefix of its language, and null as the place for every other path
 */
export function placeOf(path: string): { prefix: string; place: Place | null } {
  const { locale, rest } = splitLocale(path)
  const prefix = localePrefix(locale)
  const [, section, ...encoded] = rest.split('/')
  // A slash at the end is another spelling of the same address.
  while (encoded.at(-1) === '') encoded.pop()
  const parts = encoded.map(decodeName)
  const names = parts.filter(name => name !== null)
  if (names.length < parts.length) return { prefix, place: null }
  if (section === NEWS_FOLDER) return { prefix, place: newsPlace(names) }
  return { prefix, place: section === SHOP_FOLDER ? shopPlace(names) : null }
}

function newsPlace([first = '', second, ...more]: readonly string[]): Place | null {
  if (more.length > 0) return null
  if (second === undefined) return isNumber(first) ? { kind: 'post', id: Number(first) } : null
  return first === PARTS_FOLDER && isNumber(second) ? { kind: 'news', part: Number(second) } : null
}

function shopPlace(parts: readonly string[]): Place | null {
  const [first = '', second, third, ...more] = parts
  if (first === '' || more.length > 0) return null
  if (second === undefined) return { kind: 'list', segment: first, part: null }
  if (third !== undefined) {
    return second === PARTS_FOLDER && isNumber(third) ? { kind: 'list', segment: first, part: Number(third) } : null
  }
  if (!isNumber(second)) return null
  return first === PARTS_FOLDER
    ? { kind: 'list', segment: '', part: Number(second) }
    : { kind: 'product', segment: first, id: Number(second) }
}

function isNumber(text: string): boolean {
  return rowId(text) !== null
}

/** File systems take 255 bytes a name, with its ending; names of categories are shorter. */
const MAX_NAME_BYTES = 235

/** Decodes a part of a path. @returns null for one that is no name of a file */
function decodeName(part: string): string | null {
  try {
    const text = decodeURIComponent(part)
    // Only a file's name, never a path to another folder.
    if (Buffer.byteLength(text) > MAX_NAME_BYTES) return null
    return /[/\\\p{Cc}]/u.test(text) || text.startsWith('.') ? null : text
  } catch {
    return null
  }
}
