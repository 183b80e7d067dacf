import fp from 'fastify-plugin'

/** For `GET /readyz`. */
export const UNTRUSTED_PROXY =
  'Requests come through a proxy that TRUSTED_PROXIES does not name: all its visitors count as one. The log names its address.'

/** Told peers; a stranger may send the header from wherever. */
const MAX_TOLD = 10

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether requests came through a proxy that TRUSTED_PROXIES does not name. */
    readonly hasUntrustedProxy: () => boolean
  }
}

/**
 * Notices requests that say they were passed on, from a peer whose word does not count: all visitors behind such a proxy
 * share one set of limits. Told once for each peer.
 */
export const proxyWatch = fp(
  async app => {
    const told = new Set<string>()
    let hasLocalOne = false
    app.decorate('hasUntrustedProxy', () => hasLocalOne)
    app.addHook('onRequest', async ({ headers, ips = [], socket, log }) => {
      const peer = socket.remoteAddress
      if (headers['x-forwarded-for'] === undefined || peer === undefined) return
      // Where the peer's word counts, the addresses it passed on follow its own.
      if (ips.length > 1 || told.has(peer) || told.size >= MAX_TOLD) return
      told.add(peer)
      hasLocalOne ||= isLocal(peer)
      log.warn(
        { peer },
        'a request says that it was passed on, by a peer that TRUSTED_PROXIES does not name: if that is your proxy, all its visitors count as one; set TRUSTED_PROXIES to its address',
      )
    })
  },
  { name: 'proxy-watch' },
)

/** On this machine or in its own network: there a proxy is, and no stranger. */
function isLocal(peer: string): boolean {
  const address = peer.replace(/^::ffff:/i, '')
  return /^(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|::1$|f[cd])/i.test(address)
}
