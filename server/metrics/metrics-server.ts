import { fastify } from 'fastify'
import fp from 'fastify-plugin'
import type { Metrics } from './metrics.ts'

/** Times every answer of the origin. Requests without a route share one series. */
export const requestMetrics = fp<{ metrics: Metrics }>(
  async (app, { metrics }) => {
    app.addHook('onResponse', async ({ method, routeOptions, is404 }, reply) => {
      const route = is404 ? 'unknown' : (routeOptions.url ?? 'unknown')
      metrics.answered({ method, route, status: reply.statusCode, seconds: reply.elapsedTime / 1000 })
    })
  },
  { name: 'request-metrics' },
)

/**
 * Listens for Prometheus at a port of its own, which must not be public: it reveals sales and the state of the machine.
 * @returns a function that stops it
 * @throws when the port is taken
 */
export async function serveMetrics(metrics: Metrics, at: { host: string; port: number }): Promise<() => Promise<void>> {
  const app = fastify({ return503OnClosing: false })
  app.get('/metrics', async (_request, reply) => {
    reply.type(metrics.contentType)
    return metrics.text()
  })
  // A copy: Fastify writes into its argument, and threads get these settings too.
  await app.listen({ ...at })
  return async () => {
    app.server.closeAllConnections()
    await app.close()
  }
}
