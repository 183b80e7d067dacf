import { inParallel } from '#common/in-parallel.ts'
import { askCdn } from './cdn-request.ts'
import type { Purger } from './purger.ts'

/**
 * An account may purge 120 addresses at once and 5 a second after that
 * (https://docs.bunny.net/docs/cdn-api-purge-rate-limits, read 2026-11-24).
 */
const MAX_ADDRESSES = 100
const MAX_AT_ONCE = 4

/**
 * Purges the cache of bunny.net.
 * @param pullZone address of the pull zone in the API: `https://api.bunny.net/pullzone/<id>`
 * @param secret the account's API key
 * @param site origin of the pages
 */
export function bunnyPurger({ pullZone, secret, site }: { pullZone: string; secret: string; site: string }): Purger {
  const ask = (url: string, signal: AbortSignal) => askCdn({ method: 'POST', url, headers: { accesskey: secret } }, signal)
  return {
    maxAddresses: MAX_ADDRESSES,
    purge: async (purged, { signal }) => {
      if (purged === 'everything') await ask(`${pullZone}/purgeCache`, signal)
      else await inParallel(purged.addresses, MAX_AT_ONCE, address => ask(purgeOf(address), signal))
    },
  }

  function purgeOf(address: string): string {
    const asked = new URLSearchParams({ url: site + address, async: 'true' })
    // Without it `/en/` purges all English pages, and `/` all pages. A pull zone that ignores query strings does so all the same.
    if (address.endsWith('/')) asked.set('exactPath', 'true')
    return `${new URL(pullZone).origin}/purge?${asked.toString()}`
  }
}
