/** Of answers that are no document: nothing in them may be run, framed or sent. */
export const DATA_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Pictures are shown elsewhere too: by readers of the feed, and by a site whose API has another origin. */
export const PICTURE_RESOURCE_POLICY = 'cross-origin'

/**
 * The security headers that every answer has beside a content security policy, names in lower case: the one place for
 * their values, for this server and for the `_headers` of static hosts.
 * @param options.isEncrypted the site is behind TLS: browsers are asked to stay there for a year. Not for subdomains: which
 *   of the company's other hosts have TLS this product cannot know; a proxy that does may say more.
 */
export function answerHeaders({ isEncrypted }: { isEncrypted: boolean }): Readonly<Record<string, string>> {
  return {
    'x-content-type-options': 'nosniff',
    ...(isEncrypted && { 'strict-transport-security': 'max-age=31536000' }),
    'cross-origin-resource-policy': 'same-origin',
    ...documentHeaders(),
  }
}

/** Those of them that only matter for a document: scripts, fonts and pictures go without them on a static host. */
export function documentHeaders(): Readonly<Record<string, string>> {
  return {
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy':
      'camera=(), microphone=(), geolocation=(), browsing-topics=(), publickey-credentials-get=(self), publickey-credentials-create=(self)',
    'cross-origin-opener-policy': 'same-origin',
    'x-frame-options': 'DENY',
  }
}
