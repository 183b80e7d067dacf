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
    `Content-Security-Policy: ${contentSecurityPolicy}`,
    'X-Content-Type-Options: nosniff',
    ...(origin.startsWith('https:') ? ['Strict-Transport-Security: max-age=31536000'] : []),
    'Referrer-Policy: strict-origin-when-cross-origin',
    'Permissions-Policy: camera=(), microphone=(), geolocation=(), browsing-topics=()',
    'Cross-Origin-Opener-Policy: same-origin',
    'Cache-Control: public, max-age=0, must-revalidate',
  ]
  return [
    block('/*', everywhere),
    // A hashed name never gets other content.
    block('/_astro/*', ['! Cache-Control', 'Cache-Control: public, max-age=31536000, immutable']),
    block('/media/*', ['! Cache-Control', 'Cache-Control: public, max-age=31536000, immutable']),
    block('/pildid/*', ['! Cache-Control', 'Cache-Control: public, max-age=86400']),
  ].join('\n')
}

function block(pattern: string, lines: readonly string[]): string {
  return `${pattern}\n${lines.map(line => `  ${line}\n`).join('')}`
}
