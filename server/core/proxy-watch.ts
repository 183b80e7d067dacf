import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'

/** The detail of the warning in `GET /readyz`. */
export const UNTRUSTED_PROXY =
  'Requests come through a proxy that is not set as trusted: all its visitors count as one. The log names its address.'

/** The most addresses to warn of: a stranger may send the header from anywhere. */
const MAX_REPORTED = 10

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether requests came through a proxy that TRUSTED_PROXIES does not name. */
    readonly hasUntrustedProxy: () => boolean
  }
}

/**
 * Notices requests that came through a proxy which is not trusted, the peer or one before trusted ones: all visitors of such
 * a proxy share one set of limits. Warns once of each address.
 */
export const proxyWatch = fp(
  async app => {
    const reported = new Set<string>()
    let hasLocalProxy = false
    app.decorate('hasUntrustedProxy', () => hasLocalProxy)
    app.addHook('onRequest', async request => {
      const peer = untrustedProxy(request)
      if (peer === null || reported.has(peer)) return
      // Strangers may have used up the lines of the log: the first proxy in the own network still gets its line, and the warning.
      const isFirstLocalProxy = !hasLocalProxy && isLocal(peer)
      if (reported.size >= MAX_REPORTED && !isFirstLocalProxy) return
      reported.add(peer)
      hasLocalProxy ||= isLocal(peer)
      request.log.warn(
        { peer },
        'a request says that it was passed on, by an address that TRUSTED_PROXIES does not name: if that is your proxy, all its visitors count as one; set TRUSTED_PROXIES to its address',
      )
    })
  },
  { name: 'proxy-watch' },
)

/**
 * The address of the proxy by which the request's visitor counts.
 * @returns null where no proxy passed the request on, all are trusted, or a visitor may have made up the header
 */
function untrustedProxy({ headers, ips = [], socket }: FastifyRequest): string | null {
  const forwarded = headers['x-forwarded-for']
  // The addresses that Fastify believes: the peer's, then the header's from its end, as long as a trusted proxy forwarded them.
  // The last of them counts as the visitor.
  const believed = ips.length > 0 ? ips : [socket.remoteAddress]
  const last = believed.at(-1)
  if (forwarded === undefined || last === undefined) return null
  // With the peer's they are one more than the header has: each proxy is trusted, and the last address is the visitor's own.
  const areAllBelieved = String(forwarded).split(',').length < believed.length
  // Behind a trusted proxy, an address elsewhere is a visitor's, who may send the header as well.
  const mayBeMadeUp = believed.length > 1 && !isLocal(last)
  return areAllBelieved || mayBeMadeUp ? null : last
}

/** Whether the peer is on this machine or in its network: there it is a proxy, elsewhere a stranger. */
function isLocal(peer: string): boolean {
  const address = peer.replace(/^::ffff:/i, '')
  return /^(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|::1$|f[cd])/i.test(address)
}
