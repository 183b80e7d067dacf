import { statfs } from 'node:fs/promises'
import type { MikroORM } from '@mikro-orm/postgresql'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { connectionPool } from '../core/connection-pool.ts'
import type { Log } from '../core/log.ts'
import { sharedWhileRunning } from '../core/shared-while-running.ts'
import { databaseMetrics } from './database-metrics.ts'

type MetricsInput = { readonly orm: MikroORM; readonly dataDir: string; readonly log: Log }

/** One answered request; `route` is the pattern, never the address, so that there are only as many series as routes. */
type AnsweredRequest = { readonly method: string; readonly route: string; readonly status: number; readonly seconds: number }

/** Sets gauges to what is true now. */
type Collect = () => Promise<void>

/** The metrics of one process. */
export type Metrics = {
  /** Counts an answered request. */
  countRequest(request: AnsweredRequest): void
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
  // In this order: the pool is measured before the database's collector takes a connection from it.
  const collectors = [poolMetrics(registry, orm), diskMetrics(registry, dataDir, log), databaseMetrics(registry, orm, log)]
  return {
    countRequest: ({ method, route, status, seconds }) => requests.observe({ method, route, status }, seconds),
    // Shared, because two collections at once would empty each other's gauges.
    text: sharedWhileRunning(async () => {
      for (const collect of collectors) await collect()
      return registry.metrics()
    }),
    contentType: registry.contentType,
  }
}

function diskMetrics(registry: Registry, dataDir: string, log: Log): Collect {
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

function poolMetrics(registry: Registry, orm: MikroORM): Collect {
  const registers = [registry]
  const connections = new Gauge({
    registers,
    name: 'aroomikoda_database_connections',
    help: 'Connections of the API to the database, by what they do',
    labelNames: ['state'],
  })
  const waiting = new Gauge({
    registers,
    name: 'aroomikoda_database_waiting_requests',
    help: 'Requests that wait for a connection of the API to the database',
  })
  return async () => {
    const { totalCount, idleCount, waitingCount } = await connectionPool(orm)
    connections.set({ state: 'idle' }, idleCount)
    connections.set({ state: 'in_use' }, totalCount - idleCount)
    waiting.set(waitingCount)
  }
}
