import { inParallel } from '../in-parallel.ts'
import { askCdn } from './cdn-request.ts'
import type { Purger } from './purger.ts'

/** A node answers in under a millisecond. */
const AT_ONCE = 16

/**
 * Varnish with the VCL of `npm run edge -- varnish`: PURGE by address, and all of the site by a ban.
 * @param urls origin of every node: each has a cache of its own
 */
export function varnishPurger({ urls, secret }: { urls: readonly string[]; secret: string }): Purger {
  const authorization = `Bearer ${secret}`
  return {
    maxAddresses: 10_000,
    purge: (purged, { signal }) => {
      const requests = urls.flatMap(url => {
        if (purged === 'everything') return [{ url: `${url}/`, headers: { authorization, 'purge-everything': '1' } }]
        return purged.addresses.map(address => ({ url: url + address, headers: { authorization } }))
      })
      return inParallel(requests, AT_ONCE, request => askCdn({ method: 'PURGE', ...request }, signal))
    },
  }
}
