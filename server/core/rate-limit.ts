import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { AppError } from './errors.ts'

/** Enables {@link limitRequests} in its scope; this process keeps the counts. */
export const rateLimits = fp<{ isOn: boolean }>(
  async (app, { isOn }) => {
    app.decorate('hasRateLimits', isOn)
    if (isOn) await app.register(rateLimit, { global: false })
  },
  { name: 'rate-limits' },
)

declare module 'fastify' {
  interface FastifyInstance {
    hasRateLimits: boolean
  }
}

/**
 * A `preHandler` that refuses too frequent requests with 429 and `Retry-After`.
 * @param limit.by the key to count by; default: the caller's address, an IPv6 network counting as one
 * @param limit.limitedBy told with the refusal, for the caller to explain it
 * @param limit.counted how many counts it keeps; default 5000
 */
export function limitRequests(
  app: FastifyInstance,
  limit: { max: number; windowMs: number; by?: (request: FastifyRequest) => string; limitedBy?: string; counted?: number },
): (request: FastifyRequest) => Promise<void> {
  if (!app.hasRateLimits) return async () => {}
  const { max, windowMs, by, limitedBy, counted } = limit
  const count = app.createRateLimit({
    max,
    timeWindow: windowMs,
    ...(by && { keyGenerator: by }),
    ...(counted && { cache: counted }),
  })
  return async request => {
    const state = await count(request)
    if (state.isAllowed || !state.isExceeded) return
    const details = { retry_after_seconds: state.ttlInSeconds, ...(limitedBy && { limited_by: limitedBy }) }
    throw new AppError('TOO_MANY_REQUESTS', { details })
  }
}
