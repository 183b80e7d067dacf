import type { MikroORM } from '@mikro-orm/postgresql'
import { portError } from '../core/busy-port.ts'
import type { Config } from '../core/config.ts'
import type { Log } from '../core/log.ts'
import { serveMetrics } from './metrics-server.ts'
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
