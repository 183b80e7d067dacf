import { inParallel } from '../in-parallel.ts'
import { askCdn } from './cdn-request.ts'
import type { Purger } from './purger.ts'

/** Requests to one node: it answers in under a millisecond. */
const AT_ONCE = 16

/**
 * Varnish with the VCL of `npm run edge -- varnish`: PURGE by address, and all of the site by a ban.
 * @param urls origin of every node: each has a cache of its own
 */
export function varnishPurger({ urls, secret }: { urls: readonly string[]; secret: string }): Purger {
  const authorization = `Bearer ${secret}`
  return {
    maxAddresses: 10_000,
    async purge(purged, { signal }) {
      const requestsOf = (url: string) => {
        if (purged === 'everything') return [{ url: `${url}/`, headers: { authorization, 'purge-everything': '1' } }]
        return purged.addresses.map(address => ({ url: url + address, headers: { authorization } }))
      }
      // A node that is away keeps no other from being purged.
      const nodes = await Promise.allSettled(
        urls.map(url => inParallel(requestsOf(url), AT_ONCE, request => askCdn({ method: 'PURGE', ...request }, signal))),
      )
      for (const node of nodes) if (node.status === 'rejected') throw node.reason
    },
  }
}
