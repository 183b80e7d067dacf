import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CONTENT_TYPES } from '#server/core/content-types.ts'
import { StartRefusal } from '#server/core/start-refusal.ts'
import { isCompressible } from '#server/site/file-encoding.ts'
import { HeadersFile, headersFor, parseHeadersFile } from '#server/site/headers-file.ts'
import { ContentSecurityPolicy } from '../render/content-security-policy.ts'
import { siteHeaders } from '../render/site-headers.ts'

/** A file of an edge's configuration. */
export type EdgeFile = { readonly name: string; readonly text: string }

/** The headers of the paths that a pattern of `_headers` matches; names in lower case. */
export type HeaderGroup = { readonly pattern: string; readonly headers: Readonly<Record<string, string>> }

/** What an edge's configuration is made of. */
export type EdgeSource = {
  /** Absolute path of the published files. */
  readonly siteDir: string
  /** `_headers` of the site. */
  readonly headersFile: string
  /** `_redirects` as published. */
  readonly redirectsFile: string
  /** Whether there is a release in `siteDir`, whose policy and redirects are in this. */
  readonly isReleased: boolean
}

/**
 * Reads what an edge's configuration is made of. To the given policy it adds that of the pages which are out now. So neither the
 * pages before an update of the code nor those after it miss a script, whichever comes first: the configuration or the release.
 * @param options.policy of the compiled code's pages
 * @param options.origin canonical origin of the pages
 */
export function edgeSource(options: { siteDir: string; policy: ContentSecurityPolicy; origin: string }): EdgeSource {
  const { siteDir, policy, origin } = options
  const released = new HeadersFile(siteDir).for('/')['content-security-policy']
  const both = released === undefined ? policy : policy.with(ContentSecurityPolicy.parse(released))
  const redirects = join(siteDir, '_redirects')
  return {
    siteDir,
    headersFile: siteHeaders(both.toString(), origin),
    redirectsFile: existsSync(redirects) ? readFileSync(redirects, 'utf8') : '',
    isReleased: released !== undefined,
  }
}

/** The headers by path, the general ones first: those of the other groups replace them. */
export function headerGroups({ headersFile }: Pick<EdgeSource, 'headersFile'>): HeaderGroup[] {
  const rules = parseHeadersFile(headersFile)
  return rules.map(({ pattern }) => ({ pattern, headers: headersFor(pattern.replace('*', 'x'), rules) }))
}

/**
 * Refuses addresses with TLS: nginx (as it is written here) and Varnish speak plain HTTP to what is behind them.
 * @throws StartRefusal
 */
export function requirePlainHttp(...urls: readonly URL[]): void {
  const encrypted = urls.find(({ protocol }) => protocol === 'https:')
  if (encrypted === undefined) return
  throw new StartRefusal(
    `${encrypted.origin} has TLS, and this edge speaks plain HTTP to what is behind it. Give an http:// address: on this machine, in a network that no stranger reads, or of a proxy on this machine that adds TLS. Nothing was written.`,
  )
}

/** Names of all headers of the groups. */
export function headerNames(groups: readonly HeaderGroup[]): string[] {
  return [...new Set(groups.flatMap(({ headers }) => Object.keys(headers)))]
}

/** Media types of the files that travel compressed, without their charset. */
export function packedTypes(): string[] {
  const types = Object.entries(CONTENT_TYPES).filter(([ending]) => isCompressible(`file${ending}`))
  return [...new Set(types.map(([, type]) => mediaType(type)))]
}

/** `text/html; charset=utf-8` → `text/html`. */
export function mediaType(contentType: string): string {
  return contentType.replace(/;.*$/, '')
}

/** The pattern of a group as a regular expression. */
export function patternSource(pattern: string): string {
  const path = pattern.replace('*', '').replaceAll('.', '\\.')
  return pattern.endsWith('*') ? `^${path}` : `^${path}$`
}
