import { ADMIN_PAGES } from '#common/admin-pages.ts'
import { TRANSLATIONS } from '#common/localized-names.ts'
import { CONTENT_TYPES } from '#server/core/content-types.ts'

/**
 * The endings of published files. Every edge has one rule: `/tooted` is `tooted.html`, `/en/` is `en/index.html`, and a name with
 * the ending of a published file is that file. Where there is none, the edge asks our server. A category may have a dot in its
 * name (`/tooted/v2.0`). Where that looks like a file's ending (`/tooted/node.js`), the edge finds no file, and our server looks
 * for both.
 */
export const FILE_ENDINGS: readonly string[] = Object.keys(CONTENT_TYPES).map(ending => ending.slice(1))

// The following are regular expressions that JavaScript and PCRE (nginx, Varnish) read alike.

/** The end of an address that names a file. */
export const FILE_NAME = `\\.(?:${FILE_ENDINGS.join('|')})$`

/** The languages that addresses begin with: `/en`, `/ru`. */
export const LANGUAGE = `/(?:${TRANSLATIONS.join('|')})`

/** The other spelling of a home page, `/index` or `/en/index`, without its end. */
export const HOME_INDEX = `^(?:${LANGUAGE})?/index`

/** What a store or a proxy before it may take for the folder above, or for this one. */
export const DOT_SEGMENT = '(?:/|%2F|%5C)\\.\\.?(?:/|%2F|%5C|$)'

/**
 * Addresses of files that no visitor gets, or not under this spelling: other spellings of a page, files for servers, and the
 * pages of deleted content, whose status is 410. Addresses that lead out of the site's folder belong to these, too. Our server
 * answers them.
 */
export const UNSERVED_PATHS = `^[^/]|${DOT_SEGMENT}|\\.html$|${HOME_INDEX}$|//|^/_(?!astro/)|^(?:${LANGUAGE})?/410/`

/** Addresses that tell of the machine, for its own checks alone. */
export const PROBE_PATHS = ['/readyz', '/healthz'] as const

/** What our server answers by cookie, and no cache keeps: the API, log-in, messages, and pages that only administrators get. */
export const SESSION_PATHS = `^/(?:api|auth)/|^(?:/send-email|${PROBE_PATHS.join('|')}|(?:${LANGUAGE})?(?:${guardedPages().join('|')}))/?$`

/** Where a hexadecimal of a percent-encoded character is in lower case. */
const LOWER_CASE_CODE = '%[0-9A-Fa-f]?[a-f]'

/** The codes of `!'()*-.`, digits, letters, `_` and `~`, which `encodeURIComponent` leaves as they are. */
const NEEDLESS_CODES = ['2[1789ADE]', '3[0-9]', '[46][1-9A-F]', '[57][0-9A]', '5F', '7E'] as const

/** An encoded slash: no address of ours has it, and stores take it for a plain one. */
const CODE_OF_SLASH = '2F'

/** What `encodeURIComponent` encodes, but for what parts an address. */
const UNENCODED = '[^!-~]|["$&+,:;<=>@\\[\\\\\\]^`{|}]'

/** A path that is not spelled as in links. A cache would keep it beside the one that is purged. */
export const OTHER_SPELLING = `${LOWER_CASE_CODE}|%(?:${[...NEEDLESS_CODES, CODE_OF_SLASH].join('|')})|${UNENCODED}`

/** The published file of a clean address, as a path: both percent-encoded, beginning with `/`. */
export function filePath(address: string): string {
  if (address.endsWith('/')) return `${address}index.html`
  return new RegExp(FILE_NAME).test(address) ? address : `${address}.html`
}

/** Regular expressions of the guarded pages' paths. */
function guardedPages(): string[] {
  return ADMIN_PAGES.map(({ route }) => route.replaceAll(/:\w+/g, '[^/]+'))
}
