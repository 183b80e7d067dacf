import { inParallel } from '#common/in-parallel.ts'
import { askCdn } from './cdn-request.ts'
import type { Purger } from './purger.ts'

/**
 * A customer may purge 100,000 addresses an hour (https://www.fastly.com/documentation/reference/api/#rate-limiting): a delivery
 * takes two hundredths of that at most, because each purge is repeated.
 */
const MAX_ADDRESSES = 1_000
const MAX_AT_ONCE = 8

/**
 * Purges the cache of Fastly.
 * @param service address of the service in the API: `https://api.fastly.com/service/<id>`
 * @param secret API token with the scopes purge_select and purge_all
 * @param site origin of the pages
 */
export function fastlyPurger({ service, secret, site }: { service: string; secret: string; site: string }): Purger {
  const ask = (url: string, signal: AbortSignal) =>
    askCdn({ method: 'POST', url, headers: { 'fastly-key': secret, accept: 'application/json' } }, signal)
  // The address of a page comes after `purge/`, with its host and without the scheme.
  const single = `${new URL(service).origin}/purge/${new URL(site).host}`
  return {
    maxAddresses: MAX_ADDRESSES,
    purge: async (purged, { signal }) => {
      if (purged === 'everything') await ask(`${service}/purge_all`, signal)
      else await inParallel(purged.addresses, MAX_AT_ONCE, address => ask(single + address, signal))
    },
  }
}
