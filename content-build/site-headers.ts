/** Where static hosts look for the headers of the files they serve; our own file server reads it too. */
export const HEADERS_FILE = '_headers'

/**
 * The response headers of the published files, in the `_headers` format of static hosts: one source for every server
 * that shows the site.
 * @param origin canonical origin of the pages: one behind TLS asks browsers to stay there
 * @param contentSecurityPolicy of all pages, see content-security-policy.ts
 */
export function siteHeaders(contentSecurityPolicy: string, origin: string): string {
  const everywhere = [
    'X-Content-Type-Options: nosniff',
    ...(origin.startsWith('https:') ? ['Strict-Transport-Security: max-age=31536000'] : []),
    ...ofPages(contentSecurityPolicy),
    'Cache-Control: public, max-age=0, must-revalidate',
  ]
  return [
    block('/*', everywhere),
    // A hashed name never gets other content.
    block('/_astro/*', [...NO_PAGE, 'Cache-Control: public, max-age=31536000, immutable']),
    block('/media/*', [...NO_PAGE, 'Cache-Control: public, max-age=31536000, immutable']),
    block('/share/*', [...NO_PAGE, 'Cache-Control: public, max-age=604800']),
    // Drawings are documents too when somebody opens them by themselves.
    block('/pildid/*', [...NO_PAGE, PICTURE_POLICY, 'Cache-Control: public, max-age=86400']),
    block('/logo.svg', [...NO_PAGE, PICTURE_POLICY, 'Cache-Control: public, max-age=86400']),
    block('/search/*', [...NO_PAGE, 'Cache-Control: public, max-age=0, must-revalidate']),
    block(SPECULATION_RULES, [
      ...NO_PAGE,
      'Content-Type: application/speculationrules+json',
      'Cache-Control: public, max-age=86400',
    ]),
  ].join('\n')
}

/** What only matters for a document. It is longer than many a file, so scripts, fonts and pictures go without it. */
function ofPages(contentSecurityPolicy: string): string[] {
  return [
    `Content-Security-Policy: ${contentSecurityPolicy}`,
    'Referrer-Policy: strict-origin-when-cross-origin',
    'Permissions-Policy: camera=(), microphone=(), geolocation=(), browsing-topics=()',
    'Cross-Origin-Opener-Policy: same-origin',
    `Speculation-Rules: "${SPECULATION_RULES}"`,
  ]
}

/** Which pages browsers may fetch ahead, see public/speculation-rules.json and docs/adr/012. */
const SPECULATION_RULES = '/speculation-rules.json'

const NO_PAGE = [
  '! Content-Security-Policy',
  '! Referrer-Policy',
  '! Permissions-Policy',
  '! Cross-Origin-Opener-Policy',
  '! Speculation-Rules',
  '! Cache-Control',
]

const PICTURE_POLICY = "Content-Security-Policy: default-src 'none'; style-src 'unsafe-inline'; sandbox"

function block(pattern: string, lines: readonly string[]): string {
  return `${pattern}\n${lines.map(line => `  ${line}\n`).join('')}`
}
