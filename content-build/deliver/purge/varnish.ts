import { inParallel } from '#common/in-parallel.ts'
import { askCdn } from './cdn-request.ts'
import type { Purger } from './purger.ts'

/** Requests to one node: it answers in under a millisecond. */
const MAX_AT_ONCE = 16

const MAX_ADDRESSES = 10_000

/**
 * Purges Varnish nodes that run the VCL of `npm run edge -- varnish`: each address by PURGE, all of the site by a ban.
 * @param urls origin of every node: each has a cache of its own
 */
export function varnishPurger({ urls, secret }: { urls: readonly string[]; secret: string }): Purger {
  const authorization = `Bearer ${secret}`
  return {
    maxAddresses: MAX_ADDRESSES,
    async purge(purged, { signal }) {
      const requestsOf = (url: string) => {
        if (purged === 'everything') return [{ url: `${url}/`, headers: { authorization, 'purge-everything': '1' } }]
        return purged.addresses.map(address => ({ url: url + address, headers: { authorization } }))
      }
      // A node that is away keeps no other from being purged.
      const nodes = await Promise.allSettled(
        urls.map(url => inParallel(requestsOf(url), MAX_AT_ONCE, request => askCdn({ method: 'PURGE', ...request }, signal))),
      )
      for (const node of nodes) if (node.status === 'rejected') throw node.reason
    },
  }
}
