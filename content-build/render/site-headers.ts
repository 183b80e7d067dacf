import { LOCALES } from '#common/locales.ts'
import { localizedPath, paths } from '#common/paths.ts'
import { ASSETS_DIR, KEPT_FOR_EVER, MEDIA_DIR, SHARE_DIR } from '#common/published-folders.ts'
import { answerHeaders, documentHeaders, PICTURE_RESOURCE_POLICY } from '#server/core/security-header-values.ts'

/**
 * The response headers of the published files, in the `_headers` format of static hosts: one source for every server
 * that shows the site.
 * @param origin canonical origin of the pages: behind TLS, browsers are asked to stay there
 * @param contentSecurityPolicy of all pages of the site, see content-security-policy.ts
 */
export function siteHeaders(contentSecurityPolicy: string, origin: string): string {
  const security = Object.entries(answerHeaders({ isEncrypted: origin.startsWith('https:') }))
  const everywhere = [
    `Content-Security-Policy: ${contentSecurityPolicy}`,
    ...security.map(([name, value]) => `${titled(name)}: ${value}`),
    `Cache-Control: ${ASK_EACH_TIME}`,
  ]
  return [
    block('/*', everywhere),
    block(`/${ASSETS_DIR}/*`, [...NO_DOCUMENT, `Cache-Control: ${KEPT_FOR_EVER}`]),
    block(`/${MEDIA_DIR}/*`, [...NO_DOCUMENT, ...SHOWN_ELSEWHERE, `Cache-Control: ${KEPT_FOR_EVER}`]),
    block(`/${SHARE_DIR}/*`, [...NO_DOCUMENT, ...SHOWN_ELSEWHERE, 'Cache-Control: public, max-age=604800']),
    block('/pildid/*', [...NO_DOCUMENT, ...SHOWN_ELSEWHERE, PICTURE_POLICY, `Cache-Control: ${FOR_A_DAY}`]),
    block('/search/*', [...NO_DOCUMENT, `Cache-Control: ${ASK_EACH_TIME}`]),
    ...ICONS.map(path => block(path, [...NO_DOCUMENT, ...SHOWN_ELSEWHERE, PICTURE_POLICY, `Cache-Control: ${FOR_A_DAY}`])),
    ...MANIFESTS.map(path => block(path, [...NO_DOCUMENT, `Cache-Control: ${ASK_EACH_TIME}`])),
  ].join('\n')
}

/**
 * The response headers of the shells of guarded pages, besides those of every page of the site.
 * @param contentSecurityPolicy of all shells
 */
export function adminHeaders(contentSecurityPolicy: string): string {
  return block('/*', [`Content-Security-Policy: ${contentSecurityPolicy}`])
}

/** `x-frame-options` → `X-Frame-Options`: the usual spelling in such files. */
export function titled(name: string): string {
  return name.replaceAll(/(?:^|-)[a-z]/g, part => part.toUpperCase())
}

/** Browsers ask each time whether the file has changed. */
export const ASK_EACH_TIME = 'public, max-age=0, must-revalidate'
const FOR_A_DAY = 'public, max-age=86400'

/** Small files that are no documents. */
const ICONS = ['/logo.svg', '/favicon.svg', '/favicon.ico', '/apple-touch-icon.png', '/ikoonid/*'] as const
const MANIFESTS = LOCALES.map(locale => localizedPath(locale, paths.manifest))

/**
 * Takes away the headers that only matter for a document (`!` takes one away). They are longer than many a file, so scripts,
 * fonts and pictures go without. A `Cache-Control` follows that replaces the general one.
 */
const NO_DOCUMENT = [
  '! Content-Security-Policy',
  ...Object.keys(documentHeaders()).map(name => `! ${titled(name)}`),
  '! Cache-Control',
]
/** Lets other sites show a file. */
const SHOWN_ELSEWHERE = ['! Cross-Origin-Resource-Policy', `Cross-Origin-Resource-Policy: ${PICTURE_RESOURCE_POLICY}`]

/** A drawing that a browser opens alone is a document: it may run nothing. */
const PICTURE_POLICY = "Content-Security-Policy: default-src 'none'; style-src 'unsafe-inline'; sandbox"

/** The lines of one rule: a pattern of paths and the headers of the files that it matches. */
function block(pattern: string, lines: readonly string[]): string {
  return `${pattern}\n${lines.map(line => `  ${line}\n`).join('')}`
}
