import type { MikroORM } from '@mikro-orm/postgresql'
import { fastify } from 'fastify'
import { portError } from '../core/busy-port.ts'
import type { Config } from '../core/config.ts'
import type { Log } from '../core/log.ts'
import { collectMetrics, type Metrics } from './metrics.ts'

type OpenMetrics = {
  readonly config: Config
  readonly orm: MikroORM
  readonly log: Log
  /** Takes the function that stops the server, for the end of the process. */
  readonly onStarted: (name: string, stop: () => Promise<void>) => void
}

/**
 * Collects metrics and serves them where the settings ask for it.
 * @returns null without METRICS_PORT
 * @throws StartRefusal when another program has the port
 */
export async function openMetrics({ config, orm, log, onStarted }: OpenMetrics): Promise<Metrics | null> {
  if (config.metrics === null) return null
  const metrics = collectMetrics({ orm, dataDir: config.dataDir, log })
  try {
    onStarted('metrics', await serveMetrics({ metrics, log, at: config.metrics }))
  } catch (error) {
    throw portError({ ...config.metrics, variable: 'METRICS_PORT' }, error)
  }
  return metrics
}

type MetricsServer = {
  readonly metrics: Metrics
  readonly log: Pick<Log, 'error'>
  readonly at: { readonly host: string; readonly port: number }
}

/**
 * Listens for Prometheus at a port of its own, which must not be public: it reveals sales and the state of the machine. Where
 * collecting fails, the log says why and Prometheus gets 500.
 * @returns a function that stops it
 * @throws when the port is taken
 */
export async function serveMetrics({ metrics, log, at }: MetricsServer): Promise<() => Promise<void>> {
  // Prometheus keeps its connection open, and the stop does not wait for it.
  const app = fastify({ forceCloseConnections: true })
  app.get('/metrics', async (_request, reply) => {
    try {
      const text = await metrics.text()
      reply.type(metrics.contentType)
      return text
    } catch (error) {
      log.error({ err: error }, 'the metrics could not be collected')
      reply.code(500)
      return ''
    }
  })
  // A copy: Fastify writes into its argument, and threads get these settings too.
  await app.listen({ ...at })
  return async () => {
    await app.close()
  }
}
