import { z } from 'zod'
import { answerForLog, askCdn, batches } from './cdn-request.ts'
import { type Purger, PurgeRefused } from './purger.ts'

/** Cloudflare takes that many on every plan (https://developers.cloudflare.com/cache/how-to/purge-cache, read 2026-11-24). */
const MAX_ADDRESSES_PER_REQUEST = 100
/** The smallest plan takes 800 addresses a second. Beyond that Cloudflare says when to ask again, and {@link askCdn} waits. */
const MAX_ADDRESSES = 1_000

/**
 * Purges the cache of Cloudflare.
 * @param zone address of the zone in the API: `https://api.cloudflare.com/client/v4/zones/<id>`
 * @param secret API token with the permission Cache Purge
 * @param site origin of the pages: addresses are purged as visitors' browsers ask for them
 */
export function cloudflarePurger({ zone, secret, site }: { zone: string; secret: string; site: string }): Purger {
  const ask = async (body: object, signal: AbortSignal) => {
    const headers = { authorization: `Bearer ${secret}`, 'content-type': 'application/json' }
    const answer = await askCdn({ method: 'POST', url: `${zone}/purge_cache`, headers, body: JSON.stringify(body) }, signal)
    if (!isAcceptance(answer)) throw new PurgeRefused(200, answerForLog(answer))
  }
  return {
    maxAddresses: MAX_ADDRESSES,
    purge: async (purged, { signal }) => {
      if (purged === 'everything') return ask({ purge_everything: true }, signal)
      for (const batch of batches(purged.addresses, MAX_ADDRESSES_PER_REQUEST)) {
        await ask({ files: batch.map(address => site + address) }, signal)
      }
    },
  }
}

const Acceptance = z.object({ success: z.literal(true) })

/** Cloudflare answers some refusals with status 200. */
function isAcceptance(answer: string): boolean {
  try {
    return Acceptance.safeParse(JSON.parse(answer)).success
  } catch {
    return false // A machine between us and Cloudflare answered, not in JSON.
  }
}
