import fp from 'fastify-plugin'

/** For `GET /readyz`. */
export const UNTRUSTED_PROXY =
  'Requests come through a proxy that is not set as trusted: all its visitors count as one. The log names its address.'

/** The most peers to warn of: a stranger may send the header from anywhere. */
const MAX_REPORTED = 10

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether requests came through a proxy that TRUSTED_PROXIES does not name. */
    readonly hasUntrustedProxy: () => boolean
  }
}

/**
 * Notices requests that a proxy passed on that is not trusted, the peer or one before trusted ones: all visitors behind such
 * a proxy share one set of limits. Warns once for each.
 */
export const proxyWatch = fp(
  async app => {
    const reported = new Set<string>()
    let hasLocalOne = false
    app.decorate('hasUntrustedProxy', () => hasLocalOne)
    app.addHook('onRequest', async ({ headers, ips = [], socket, log }) => {
      const forwarded = headers['x-forwarded-for']
      // The addresses that count: the peer's, then what trusted ones have forwarded.
      const counted = ips.length > 0 ? ips : [socket.remoteAddress]
      const peer = counted.at(-1)
      if (forwarded === undefined || peer === undefined) return
      const isVisitor = String(forwarded).split(',').length < counted.length
      // From a trusted peer, a visitor elsewhere may have made up the others.
      if (isVisitor || (counted.length > 1 && !isLocal(peer)) || reported.has(peer)) return
      // Strangers use up lines of the log, not the warning.
      if (reported.size >= MAX_REPORTED && (hasLocalOne || !isLocal(peer))) return
      reported.add(peer)
      hasLocalOne ||= isLocal(peer)
      log.warn(
        { peer },
        'a request says that it was passed on, by an address that TRUSTED_PROXIES does not name: if that is your proxy, all its visitors count as one; set TRUSTED_PROXIES to its address',
      )
    })
  },
  { name: 'proxy-watch' },
)

/** Whether the peer is on this machine or in its network: there it is a proxy, elsewhere a stranger. */
function isLocal(peer: string): boolean {
  const address = peer.replace(/^::ffff:/i, '')
  return /^(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|::1$|f[cd])/i.test(address)
}
