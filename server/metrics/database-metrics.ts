import type { MikroORM } from '@mikro-orm/postgresql'
import { Counter, Gauge, Histogram, type Registry } from 'prom-client'
import { REPLACED } from '../core/job-queue.ts'
import type { Log } from '../core/log.ts'
import { LivePublications } from './live-publications.ts'

/** Work that waits in a table, counted by one of its columns. `oldest_seconds` is null for work that does not wait. */
const WORK = [
  {
    name: 'jobs',
    label: 'task',
    help: 'Jobs that are not done, by task',
    // The time to run a job at may lie ahead.
    sql: `select task_identifier as label, count(*)::int as count,
            greatest(0, extract(epoch from now() - min(run_at)))::float8 as oldest_seconds
          from graphile_worker.jobs where attempts < max_attempts group by 1`,
  },
  {
    name: 'given_up_jobs',
    label: 'task',
    help: 'Jobs that failed too often to be tried again, by task',
    sql: `select task_identifier as label, count(*)::int as count, null::float8 as oldest_seconds
          from graphile_worker.jobs where attempts >= max_attempts and not (${REPLACED}) group by 1`,
  },
  {
    name: 'mails',
    label: 'state',
    help: 'Mails by state; queued ones are sent or tried again',
    sql: `select state as label, count(*)::int as count,
            extract(epoch from now() - min(queued_at) filter (where state = 'queued'))::float8 as oldest_seconds
          from mails group by 1`,
  },
  {
    name: 'publications',
    label: 'state',
    help: 'Publications that are not live, by state',
    sql: `select state as label, count(*)::int as count,
            extract(epoch from now() - min(queued_at) filter (where state in ('queued', 'publishing')))::float8 as oldest_seconds
          from publications where state <> 'live' group by 1`,
  },
] as const

type WorkRow = { label: string; count: number; oldest_seconds: number | null }

/**
 * The work that the database knows of: five queries when Prometheus asks. Every process reports the same: of several,
 * take the maximum and not the sum. What went live is counted from the start of each process: of several, take the
 * maximum of their rates.
 */
export function databaseMetrics(registry: Registry, orm: MikroORM, log: Log): () => Promise<void> {
  const work = WORK.map(kind => workGauges(registry, kind))
  const publishing = publishingMetrics(registry)
  const live = new LivePublications(new Date())
  const isUp = new Gauge({
    name: 'aroomikoda_database_up',
    help: '1 while the database answers; at 0 what it knows of jobs, mails and publications is missing',
    registers: [registry],
  })
  return async () => {
    for (const { reset } of work) reset()
    try {
      const em = orm.em.fork()
      for (const { sql, show } of work) show(await em.execute<WorkRow[]>(sql))
      for (const publication of await live.sinceLastTime(em)) publishing.observe(publication)
      isUp.set(1)
    } catch (error) {
      isUp.set(0)
      log.warn({ err: error }, 'the metrics could not ask the database')
    }
  }
}

function workGauges(registry: Registry, { name, label, help, sql }: (typeof WORK)[number]) {
  const options = { labelNames: [label], registers: [registry] }
  const count = new Gauge({ ...options, name: `aroomikoda_${name}`, help })
  const oldest = new Gauge({
    ...options,
    name: `aroomikoda_${name}_oldest_seconds`,
    help: 'How long the oldest of them has waited',
  })
  return {
    sql,
    reset() {
      count.reset()
      oldest.reset()
    },
    show(rows: readonly WorkRow[]) {
      for (const row of rows) {
        count.set({ [label]: row.label }, row.count)
        if (row.oldest_seconds !== null) oldest.set({ [label]: row.label }, row.oldest_seconds)
      }
    },
  }
}

function publishingMetrics(registry: Registry) {
  const registers = [registry]
  const seconds = new Histogram({
    name: 'aroomikoda_edit_to_live_seconds',
    help: 'From the start of the request that saved to the last file in place',
    buckets: [0.05, 0.1, 0.25, 0.5, 1, 5, 30, 120],
    registers,
  })
  const pages = new Counter({
    name: 'aroomikoda_pages_rendered_total',
    help: 'Pages rendered for publications; those that went live together count once',
    registers,
  })
  return {
    observe(publication: { seconds: number; pages: number }) {
      seconds.observe(publication.seconds)
      pages.inc(publication.pages)
    },
  }
}
