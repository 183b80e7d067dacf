import { LOCALES } from '#common/locales.ts'
import { localizedPath, paths } from '#common/paths.ts'
import { ASSETS_DIR, MEDIA_DIR, SHARE_DIR } from '#common/published-folders.ts'
import { answerHeaders, documentHeaders, PICTURE_RESOURCE_POLICY } from '#server/core/security-header-values.ts'

/** Where static hosts find the headers of the files they serve; our own file server reads it too. */
export const HEADERS_FILE = '_headers'

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
    'Cache-Control: public, max-age=0, must-revalidate',
  ]
  return [
    block('/*', everywhere),
    // A hashed name never gets other content.
    block(`/${ASSETS_DIR}/*`, [...NO_PAGE, 'Cache-Control: public, max-age=31536000, immutable']),
    block(`/${MEDIA_DIR}/*`, [...NO_PAGE, ...SHOWN_ELSEWHERE, 'Cache-Control: public, max-age=31536000, immutable']),
    block(`/${SHARE_DIR}/*`, [...NO_PAGE, ...SHOWN_ELSEWHERE, 'Cache-Control: public, max-age=604800']),
    // A browser that opens a drawing alone shows it as a document.
    block('/pildid/*', [...NO_PAGE, ...SHOWN_ELSEWHERE, PICTURE_POLICY, 'Cache-Control: public, max-age=86400']),
    block('/search/*', [...NO_PAGE, 'Cache-Control: public, max-age=0, must-revalidate']),
    ...ICONS.map(path => block(path, [...NO_PAGE, ...SHOWN_ELSEWHERE, PICTURE_POLICY, 'Cache-Control: public, max-age=86400'])),
    ...MANIFESTS.map(path => block(path, [...NO_PAGE, 'Cache-Control: public, max-age=0, must-revalidate'])),
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

/** Small files without a page's headers. */
const ICONS = ['/logo.svg', '/favicon.svg', '/favicon.ico', '/apple-touch-icon.png', '/ikoonid/*'] as const
const MANIFESTS = LOCALES.map(locale => localizedPath(locale, paths.manifest))

/** Headers that only matter for a document. They are longer than many a file, so scripts, fonts and pictures go without. */
const NO_PAGE = [
  '! Content-Security-Policy',
  ...Object.keys(documentHeaders()).map(name => `! ${titled(name)}`),
  '! Cache-Control',
]
const SHOWN_ELSEWHERE = ['! Cross-Origin-Resource-Policy', `Cross-Origin-Resource-Policy: ${PICTURE_RESOURCE_POLICY}`]

const PICTURE_POLICY = "Content-Security-Policy: default-src 'none'; style-src 'unsafe-inline'; sandbox"

function block(pattern: string, lines: readonly string[]): string {
  return `${pattern}\n${lines.map(line => `  ${line}\n`).join('')}`
}
