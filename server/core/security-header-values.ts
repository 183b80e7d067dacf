/** The content security policy of answers that are no document: browsers may run, frame and send nothing. */
export const DATA_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/**
 * The resource policy of pictures: other origins show them too, such as readers of the feed and a site whose API has another
 * origin.
 */
export const PICTURE_RESOURCE_POLICY = 'cross-origin'

/**
 * The security headers of every answer besides the content security policy, names in lower case: the one place for
 * their values, for this server and for the `_headers` of static hosts.
 * @param options.isEncrypted the site is behind TLS: browsers are asked to stay there for a year. Not for subdomains:
 * this product cannot know which of the company's other hosts have TLS; a proxy that does may say more.
 */
export function answerHeaders({ isEncrypted }: { isEncrypted: boolean }): Readonly<Record<string, string>> {
  return {
    'x-content-type-options': 'nosniff',
    ...(isEncrypted && { 'strict-transport-security': 'max-age=31536000' }),
    'cross-origin-resource-policy': 'same-origin',
    ...documentHeaders(),
  }
}

/** Headers that matter for documents alone: a static host leaves them off scripts, fonts and pictures. */
export function documentHeaders(): Readonly<Record<string, string>> {
  return {
    'referrer-policy': 'strict-origin-when-cross-origin',
    // Passkeys are left out: a browser allows them to the page itself (WebAuthn Level 3, §5.9).
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
    'cross-origin-opener-policy': 'same-origin',
    'x-frame-options': 'DENY',
  }
}
