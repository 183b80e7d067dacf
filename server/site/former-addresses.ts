import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { localePrefix, splitLocale } from '../../common/locales.ts'
import { FORMER_ADDRESSES_FILE, FormerAddressesFile } from './former-addresses-file.schemas.ts'

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

/**
 * Where former addresses lead, from a file that the publisher writes with the pages: no database query. The server
 * reads it again when a publish has replaced it.
 */
export class FormerAddresses {
  readonly #siteDir: string
  #version = ''
  #table: Table = NONE

  constructor(siteDir: string) {
    this.#siteDir = siteDir
  }

  /**
   * Call it before looking for a file: these addresses have pages too, for hosts without redirects.
   * @param path percent-encoded, without query
   * @returns null for an address that has, or never had, content
   */
  answerFor(path: string): FormerAnswer | null {
    const { prefix, place } = placeOf(path)
    return place && this.#known(place, prefix, this.#current())
  }

  /**
   * For a path without a file: `/tooted/<anything>/<id>` is enough to find a product, and any part of a list leads to
   * the list.
   */
  guess(path: string): FormerAnswer | null {
    const { prefix, place } = placeOf(path)
    if (place?.kind === 'product') {
      const segment = this.#segmentOf(place.id)
      return segment === null ? null : moved(prefix, `${shopList(segment)}/${place.id}`)
    }
    if (place?.kind === 'news') return moved(prefix, '/uudised')
    if (place?.kind !== 'list' || place.part === null) return null
    const isList = place.segment === '' || this.#isFile(`tooted/${place.segment}.html`)
    return isList ? moved(prefix, shopList(place.segment)) : null
  }

  #known(place: Place, prefix: string, table: Table): FormerAnswer | null {
    switch (place.kind) {
      case 'post':
        return table.posts.has(place.id) ? gone(prefix, 'uudised') : null
      case 'news':
        return table.news !== null && place.part > table.news ? moved(prefix, '/uudised') : null
      case 'list': {
        const now = table.segments.get(place.segment)
        if (now !== undefined) return now === null ? gone(prefix, 'tooted') : moved(prefix, shopList(now))
        const parts = table.lists.get(place.segment)
        return place.part !== null && parts !== undefined && place.part > parts ? moved(prefix, shopList(place.segment)) : null
      }
      case 'product': {
        const { id, segment } = place
        const last = table.gone.get(id)
        if (last !== undefined) return gone(prefix, last === null ? 'tooted' : `tooted/${last}`)
        const now = table.moved.get(id) ?? (table.segments.has(segment) ? this.#segmentOf(id) : segment)
        return now === null || now === segment ? null : moved(prefix, `${shopList(now)}/${id}`)
      }
    }
  }

  /** Where a product is now: the folder of its page, the only one that the published file does not explain. */
  #segmentOf(id: number): string | null {
    const { moved: elsewhere, gone: deleted, segments } = this.#current()
    if (deleted.has(id)) return null
    const known = elsewhere.get(id)
    if (known !== undefined) return known
    if (!existsSync(join(this.#siteDir, 'tooted'))) return null
    const folders = readdirSync(join(this.#siteDir, 'tooted'), { withFileTypes: true }).filter(entry => entry.isDirectory())
    const folder = folders.find(({ name }) => name !== PARTS && !segments.has(name) && this.#isFile(`tooted/${name}/${id}.html`))
    return folder?.name ?? null
  }

  #isFile(file: string): boolean {
    return statSync(join(this.#siteDir, file), { throwIfNoEntry: false })?.isFile() ?? false
  }

  #current(): Table {
    const path = join(this.#siteDir, FORMER_ADDRESSES_FILE)
    const stat = statSync(path, { throwIfNoEntry: false })
    const version = stat ? `${stat.ino} ${stat.mtimeMs}` : ''
    if (version !== this.#version) {
      this.#table = stat ? readTable(path) : NONE
      this.#version = version
    }
    return this.#table
  }
}

type Table = {
  readonly segments: ReadonlyMap<string, string | null>
  readonly moved: ReadonlyMap<number, string>
  readonly gone: ReadonlyMap<number, string | null>
  readonly posts: ReadonlySet<number>
  readonly lists: ReadonlyMap<string, number>
  readonly news: number | null
}

const NONE = tableOf({ segments: [], moved: [], gone: [], posts: [], lists: [], news: null })

function tableOf({ segments, moved: movedTo, gone: deleted, posts, lists, news }: FormerAddressesFile): Table {
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
const PARTS = 'leht'

const ADDRESS = /^\/(?<section>tooted|uudised)(?:\/(?<rest>[^?]+))?$/

function placeOf(path: string): { prefix: string; place: Place | null } {
  const { locale, rest: page } = splitLocale(path)
  const prefix = localePrefix(locale)
  const { section, rest } = ADDRESS.exec(page)?.groups ?? {}
  const parts = rest?.split('/').map(decoded) ?? []
  if (parts.includes(null)) return { prefix, place: null }
  const place = section === 'uudised' ? inNews(parts as string[]) : inShop(parts as string[])
  return { prefix, place: section === undefined ? null : place }
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
  return /^[1-9]\d{0,9}$/.test(text)
}

/** File systems take 255 bytes a name, with its ending; names of categories are shorter. */
const MOST_BYTES = 235

function decoded(part: string): string | null {
  try {
    const text = decodeURIComponent(part)
    // Only a file's name, never a path to another folder.
    if (Buffer.byteLength(text) > MOST_BYTES) return null
    return /[/\\\p{Cc}]/u.test(text) || text.startsWith('.') ? null : text
  } catch {
    return null
  }
}

function shopList(segment: string): string {
  return segment === '' ? '/tooted' : `/tooted/${encodeURIComponent(segment)}`
}

function moved(prefix: string, path: string): FormerAnswer {
  return { kind: 'moved', to: prefix + path }
}

function gone(prefix: string, page: string): FormerAnswer {
  return { kind: 'gone', file: `${prefix.slice(1)}${prefix === '' ? '' : '/'}410/${page}.html` }
}

/** A file of other code, or a damaged one, costs redirects but no page. */
function readTable(path: string): Table {
  try {
    const { success, data } = FormerAddressesFile.safeParse(JSON.parse(readFileSync(path, 'utf8')))
    return success ? tableOf(data) : NONE
  } catch {
    return NONE
  }
}
