import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest, preHandlerAsyncHookHandler } from 'fastify'
import fp from 'fastify-plugin'
import { AppError } from './errors.ts'

/** Makes {@link limitRequests} work in its scope; counts are kept in this process. */
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
 * A `preHandler` that refuses what comes too often with 429 and `Retry-After`.
 * @param limit.by what requests are counted by; default: the caller's address, an IPv6 network counting as one
 */
export function limitRequests(
  app: FastifyInstance,
  limit: { max: number; windowMs: number; by?: (request: FastifyRequest) => string },
): preHandlerAsyncHookHandler {
  if (!app.hasRateLimits) return async () => {}
  const count = app.createRateLimit({ max: limit.max, timeWindow: limit.windowMs, ...(limit.by && { keyGenerator: limit.by }) })
  return async request => {
    const state = await count(request)
    if (state.isAllowed || !state.isExceeded) return
    throw new AppError('TOO_MANY_REQUESTS', { details: { retry_after_seconds: state.ttlInSeconds } })
  }
}
