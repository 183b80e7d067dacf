import { statSync } from 'node:fs'
import { join } from 'node:path'
import { localePrefix, splitLocale } from '../../common/locales.ts'

/** The answer to a request for a path of the published site. */
export type SiteAnswer =
  | { readonly kind: 'file'; /** Relative to the site's folder. */ readonly file: string }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'not-found' }

/**
 * Finds the published file for a request path the way static hosts do: `/tooted` is `tooted.html`, and a folder's
 * address is its `index.html`. Every page has one spelling of its address, to which the others redirect.
 * @param path percent-encoded, without query
 */
export function answerFor(siteDir: string, path: string): SiteAnswer {
  const name = decodedName(path)
  const notFound: SiteAnswer = { kind: 'not-found' }
  if (name === null) return notFound
  const isFile = (file: string) => statSync(join(siteDir, file), { throwIfNoEntry: false })?.isFile() ?? false

  if (name === '' || name.endsWith('/')) {
    if (isFile(`${name}index.html`)) return { kind: 'file', file: `${name}index.html` }
    const withoutSlash = path.replace(/\/+$/, '')
    return name !== '' && isFile(`${name.replace(/\/+$/, '')}.html`) ? { kind: 'redirect', to: withoutSlash } : notFound
  }
  if (isFile(`${name}.html`)) return { kind: 'file', file: `${name}.html` }
  if (isFile(`${name}/index.html`)) return { kind: 'redirect', to: `${path}/` }
  if (name.endsWith('.html') && isFile(name)) return { kind: 'redirect', to: path.replace(/(?:(?<=\/)index)?\.html$/, '') }
  return isFile(name) ? { kind: 'file', file: name } : notFound
}

/** The page for an unknown path, sent with status 404, in the path's language. */
export function notFoundFile(path: string): string {
  return `${localePrefix(splitLocale(path).locale)}/404.html`.slice(1)
}

/** Longer than any address of ours, shorter than what a file system refuses. */
const MAX_PATH_CHARACTERS = 500

/** The path below the site's folder, or null for one that no published file can have. */
function decodedName(path: string): string | null {
  let decoded: string
  try {
    decoded = decodeURIComponent(path)
  } catch {
    return null
  }
  const segments = decoded.slice(1).split('/')
  // Refuses hidden files, `_headers`, paths out of the folder, and characters that no published file has.
  const visible = segments[0] === '.well-known' ? segments.slice(1) : segments
  const isPrivate = visible.some(segment => segment.startsWith('.')) || /^_(?!astro\/)/.test(decoded.slice(1))
  if (
    !path.startsWith('/') ||
    decoded.length > MAX_PATH_CHARACTERS ||
    isPrivate ||
    /[\\\p{Cc}]/u.test(decoded) ||
    segments.slice(0, -1).includes('')
  )
    return null
  return segments.some(segment => Buffer.byteLength(segment) > 240) ? null : decoded.slice(1)
}
