import { extname } from 'node:path'
import type { ObjectHeaders } from '#server/bucket/bucket.ts'
import { CONTENT_TYPES } from '#server/core/content-types.ts'
import { headersFor, parseHeadersFile } from '#server/site/headers-file.ts'
import { shortHash } from '../content/query-results.ts'
import { ASK_EACH_TIME, siteHeaders } from '../render/site-headers.ts'

/** Browsers ask each time; the CDN keeps the file until it is told of another version. */
const UNTIL_PURGED = 'public, max-age=0, s-maxage=31536000, must-revalidate'
/** As the server sends the shells of guarded pages. */
const GUARDED = 'private, no-cache'

/** The rules of `_headers`: caching depends neither on the policy nor on the origin. */
const RULES_TEXT = siteHeaders('', 'https://example.com')
const RULES = parseHeadersFile(RULES_TEXT)

/** The headers that the bucket keeps of a published file, from the same source as `_headers`. @param file `site/tooted.html` */
export function objectHeaders(file: string, { hasPurger }: { hasPurger: boolean }): ObjectHeaders {
  const contentType = CONTENT_TYPES[extname(file)] ?? CONTENT_TYPES['.txt'] ?? ''
  if (!file.startsWith('site/')) return { contentType, cacheControl: GUARDED }
  const cacheControl = headersFor(file.slice('site'.length), RULES)['cache-control'] ?? ASK_EACH_TIME
  return { contentType, cacheControl: hasPurger && cacheControl === ASK_EACH_TIME ? UNTIL_PURGED : cacheControl }
}

/** Changes when any object's headers would: a listing shows no headers, so everything is written again then. */
export function headersVersion({ hasPurger }: { hasPurger: boolean }): string {
  const cachingRules = RULES_TEXT.split('\n').filter(line => /^\/|cache-control/i.test(line))
  return shortHash(JSON.stringify([cachingRules, CONTENT_TYPES, GUARDED, hasPurger && UNTIL_PURGED]))
}
