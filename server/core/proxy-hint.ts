import type { Config } from './config.ts'

/** What helps, for the operator's log. */
export const PROXY_CURE = 'Set TRUSTED_PROXIES to the address of that proxy, such as 127.0.0.1.'

/**
 * Warns of a proxy in front that the settings do not name, although they show that there must be one: this process speaks no
 * TLS, and listens on one port. All visitors of such a proxy count as one. The text names no setting, because administrators
 * read it too.
 * @returns null when there is nothing to warn of
 */
export function proxyHint({
  publicUrl,
  port,
  trustedProxies,
}: Pick<Config, 'publicUrl' | 'port' | 'trustedProxies'>): string | null {
  if (trustedProxies.length > 0) return null
  const { protocol, port: publicPort } = new URL(publicUrl)
  const isEncrypted = protocol === 'https:'
  if (!isEncrypted && Number(publicPort || 80) === port) return null
  const why = isEncrypted
    ? 'has TLS, which a proxy in front must end'
    : `leads to another port than ${port}, which is listened on`
  return (
    `The site's address ${publicUrl} ${why}, but no proxy is set as trusted: all visitors then count as one, ` +
    'and one of them can use up the limits of all.'
  )
}
