import { statfs } from 'node:fs/promises'
import type { MikroORM } from '@mikro-orm/postgresql'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { connectionPool } from '../core/connection-pool.ts'
import type { Log } from '../core/log.ts'
import { databaseMetrics } from './database-metrics.ts'

type MetricsInput = { orm: MikroORM; dataDir: string; log: Log }

/** One answered request; `route` is the pattern, never the address, so that there are only as many series as routes. */
type AnsweredRequest = { method: string; route: string; status: number; seconds: number }

/** The metrics of one process. */
export type Metrics = {
  /** Counts an answered request. */
  answered(request: AnsweredRequest): void
  /**
   * The text that Prometheus reads. Without the database it lacks the database's figures, and says so by
   * `aroomikoda_database_up`.
   */
  text(): Promise<string>
  readonly contentType: string
}

/**
 * Collects counters since the start of the process, and present gauges. Names and units as Prometheus advises: base units,
 * `_seconds` and `_bytes`, `_total` for counters (https://prometheus.io/docs/practices/naming/).
 */
export function collectMetrics({ orm, dataDir, log }: MetricsInput): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'aroomikoda_http_request_duration_seconds',
    help: 'Time until a request was answered, by route',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.025, 0.1, 0.5, 2.5, 10],
    registers: [registry],
  })
  // Collects all before writing any: some fill several metrics, and the pool must be measured before they use it.
  const collectors = [poolMetrics(registry, orm), diskMetrics(registry, dataDir, log), databaseMetrics(registry, orm, log)]
  return {
    answered: ({ method, route, status, seconds }) => requests.observe({ method, route, status }, seconds),
    // Shared, because two collections at once would empty each other's gauges.
    text: sharedWhileRunning(async () => {
      for (const collect of collectors) await collect()
      return registry.metrics()
    }),
    contentType: registry.contentType,
  }
}

/** Lets calls that come while one runs share its answer. */
function sharedWhileRunning<T>(work: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | null = null
  return () => (running ??= work().finally(() => (running = null)))
}

function diskMetrics(registry: Registry, dataDir: string, log: Log): () => Promise<void> {
  const registers = [registry]
  const size = new Gauge({ registers, name: 'aroomikoda_disk_size_bytes', help: 'Size of the disk that holds DATA_DIR' })
  const free = new Gauge({
    registers,
    name: 'aroomikoda_disk_free_bytes',
    help: 'Space on the disk of DATA_DIR that the product may still use',
  })
  return async () => {
    try {
      const { bavail, blocks, bsize } = await statfs(dataDir)
      size.set(blocks * bsize)
      free.set(bavail * bsize)
    } catch (error) {
      size.remove()
      free.remove()
      log.warn({ err: error }, 'the free space of DATA_DIR could not be read for the metrics')
    }
  }
}

function poolMetrics(registry: Registry, orm: MikroORM): () => Promise<void> {
  const connections = new Gauge({
    name: 'aroomikoda_database_connections',
    help: 'Connections of the API to the database: all, those at rest, and requests that wait for one',
    labelNames: ['state'],
    registers: [registry],
  })
  return async () => {
    const { totalCount, idleCount, waitingCount } = await connectionPool(orm)
    connections.set({ state: 'all' }, totalCount)
    connections.set({ state: 'idle' }, idleCount)
    connections.set({ state: 'waited_for' }, waitingCount)
  }
}
