import { askCdn, batches, reasonOf } from './cdn-request.ts'
import { type Purger, PurgeRefused } from './purger.ts'

/**
 * Of every plan (https://developers.cloudflare.com/cache/how-to/purge-cache, read 2026-11-24): 100 addresses a request, and 800 a
 * second on the smallest.
 */
const MOST_ADDRESSES = 100

/**
 * @param zone address of the zone in the API: `https://api.cloudflare.com/client/v4/zones/<id>`
 * @param secret API token with the permission Cache Purge
 * @param site origin of the pages: addresses are purged as visitors' browsers ask for them
 */
export function cloudflarePurger({ zone, secret, site }: { zone: string; secret: string; site: string }): Purger {
  const ask = async (purged: object, signal: AbortSignal) => {
    const headers = { authorization: `Bearer ${secret}`, 'content-type': 'application/json' }
    const answer = await askCdn({ method: 'POST', url: `${zone}/purge_cache`, headers, body: JSON.stringify(purged) }, signal)
    // Some refusals come with status 200.
    if (/"success"\s*:\s*false/.test(answer)) throw new PurgeRefused(200, reasonOf(answer))
  }
  return {
    maxAddresses: 1_000,
    purge: async (purged, { signal }) => {
      if (purged === 'everything') return ask({ purge_everything: true }, signal)
      for (const batch of batches(purged.addresses, MOST_ADDRESSES)) {
        await ask({ files: batch.map(address => site + address) }, signal)
      }
    },
  }
}
