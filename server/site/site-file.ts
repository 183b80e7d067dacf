import { localePrefix, splitLocale } from '#common/locales.ts'
import { ASSETS_DIR } from '#common/published-folders.ts'

/** The answer to a request for a path of the published site. */
export type SiteAnswer<File> =
  | { readonly kind: 'file'; readonly file: File }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'not-found' }

const NOT_FOUND = { kind: 'not-found' } as const

/** Looks for a published file by its name below `site/`. @returns null when there is none */
export type FindFile<File> = (name: string) => File | null | Promise<File | null>

/**
 * Finds the published file for a request path the way static hosts do: `/tooted` is `tooted.html`, and a folder's
 * address is its `index.html`. Addresses with `.html`, `/index` or a slash too many redirect to the page's own; one that only
 * encodes other characters gets the page.
 * @param path percent-encoded, without query
 */
export async function answerFor<File>(path: string, find: FindFile<File>): Promise<SiteAnswer<File>> {
  const name = decodedName(path)
  if (name === null) return NOT_FOUND
  if (name === '' || name.endsWith('/')) return answerForFolder(name, find)
  // `site.css` is looked for by its own name first, `tooted` as `tooted.html`: each look may be a request to a bucket.
  const isNamed = hasOwnEnding(name)
  const named = isNamed ? await find(name) : null
  if (named) return { kind: 'file', file: named }
  const page = await find(`${name}.html`)
  if (page && INDEX.test(name)) return { kind: 'redirect', to: addressOfFile(pathOf(`${name}.html`)) }
  if (page) return { kind: 'file', file: page }
  if (await find(`${name}/index.html`)) return { kind: 'redirect', to: `${path}/` }
  const file = isNamed ? null : await find(name)
  if (file === null) return NOT_FOUND
  return name.endsWith('.html') ? { kind: 'redirect', to: addressOfFile(pathOf(name)) } : { kind: 'file', file }
}

/** The answer for a name that is empty or ends in a slash: the folder's index, or a redirect to the page without the slash. */
async function answerForFolder<File>(name: string, find: FindFile<File>): Promise<SiteAnswer<File>> {
  const index = await find(`${name}index.html`)
  if (index) return { kind: 'file', file: index }
  const file = `${name.replace(/\/+$/, '')}.html`
  const isPage = name !== '' && (await find(file)) !== null
  return isPage ? { kind: 'redirect', to: addressOfFile(pathOf(file)) } : NOT_FOUND
}

/** The name of a folder's own page without its ending. No page of another kind has this name (RESERVED_SEGMENTS). */
const INDEX = /(?:^|\/)index$/

/**
 * A file's path in its usual spelling, for redirects. One made from the requested address could keep an encoded slash or point,
 * and so lead to itself.
 * @param name below `site/`
 */
export function pathOf(name: string): string {
  return `/${name.split('/').map(encodeURIComponent).join('/')}`
}

/** The address of the page in a file: `/tooted.html` → `/tooted`, `/en/index.html` → `/en/`. Others are their own. */
export function addressOfFile(path: string): string {
  return path.replace(/(?:(?<=\/)index)?\.html$/, '')
}

/** Whether a name ends as that of a file. `.html` does not count: a page's address leaves it out. */
function hasOwnEnding(name: string): boolean {
  return /\.[^./]+$/.test(name) && !name.endsWith('.html')
}

/** The page for an unknown path, sent with status 404, in the path's language. */
export function notFoundFile(path: string): string {
  return `${localePrefix(splitLocale(path).locale)}/404.html`.slice(1)
}

/** The longest path to look for: longer than any address of ours, shorter than what a file system refuses. */
const MAX_PATH_CHARACTERS = 500
/** File systems take 255 bytes a name; an address leaves `.html` or `/index.html` out. */
const MAX_NAME_BYTES = 240

/** The path below the site's folder, or null for one that no published file can have. */
function decodedName(path: string): string | null {
  let decoded: string
  try {
    decoded = decodeURIComponent(path)
  } catch {
    return null
  }
  const name = decoded.slice(1)
  const segments = name.split('/')
  const isTooLong = decoded.length > MAX_PATH_CHARACTERS || segments.some(segment => Buffer.byteLength(segment) > MAX_NAME_BYTES)
  // No published file has a backslash or a control character in its name.
  const isWellFormed = path.startsWith('/') && !/[\\\p{Cc}]/u.test(name) && !segments.slice(0, -1).includes('')
  return isWellFormed && !isTooLong && !isPrivate(segments) ? name : null
}

/** Whether a path leads to a hidden file, out of the folder (`..`), or to a file for the server such as `_headers`. */
function isPrivate(segments: readonly string[]): boolean {
  const [first = ''] = segments
  const isForServer = first.startsWith('_') && (first !== ASSETS_DIR || segments.length === 1)
  const shown = first === '.well-known' ? segments.slice(1) : segments
  return isForServer || shown.some(segment => segment.startsWith('.'))
}
