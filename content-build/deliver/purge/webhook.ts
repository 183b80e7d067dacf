import { createHmac } from 'node:crypto'
import { askCdn, batches } from './cdn-request.ts'
import type { Purged, Purger } from './purger.ts'

const MAX_ADDRESSES_PER_REQUEST = 1_000
const MAX_ADDRESSES = 10_000

/**
 * Tells a program of the operator's which pages changed, for a CDN that this product does not know. The request is signed as
 * the Standard Webhooks specification 1.0 says (https://www.standardwebhooks.com), for which receivers find libraries.
 * @param secret `whsec_` and base64, or any text
 */
export function webhookPurger({ url, secret }: { url: string; secret: string }): Purger {
  return {
    maxAddresses: MAX_ADDRESSES,
    purge: async (purged, { id, signal }) => {
      for (const [index, batch] of inBatches(purged).entries()) {
        const data = batch === 'everything' ? { everything: true } : batch
        const body = JSON.stringify({ type: 'site.purge', timestamp: new Date().toISOString(), data })
        const headers = { 'content-type': 'application/json', ...signature(`${id}.${index}`, body, secret) }
        await askCdn({ method: 'POST', url, headers, body }, signal)
      }
    },
  }
}

function inBatches(purged: Purged): Purged[] {
  if (purged === 'everything') return [purged]
  return batches(purged.addresses, MAX_ADDRESSES_PER_REQUEST).map(addresses => ({ addresses }))
}

/** The headers that sign a request. */
function signature(id: string, body: string, secret: string): Record<string, string> {
  const timestamp = String(Math.floor(Date.now() / 1000))
  const key = secret.startsWith('whsec_') ? Buffer.from(secret.slice('whsec_'.length), 'base64') : secret
  const signed = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signed}` }
}
