import fp from 'fastify-plugin'
import type { Metrics } from './metrics.ts'

/**
 * Times every answer of the origin; an event stream that the server ends counts with the time it was open. Requests without a
 * route share one series.
 */
export const requestMetrics = fp<{ metrics: Metrics }>(
  async (app, { metrics }) => {
    app.addHook('onResponse', async ({ method, routeOptions, is404 }, reply) => {
      const route = is404 ? 'unknown' : (routeOptions.url ?? 'unknown')
      metrics.countRequest({ method, route, status: reply.statusCode, seconds: reply.elapsedTime / 1000 })
    })
  },
  { name: 'request-metrics' },
)
