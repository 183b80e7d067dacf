import type { MikroORM } from '@mikro-orm/postgresql'
import { Counter, Gauge, Histogram, type Registry } from 'prom-client'
import { MAIL_STATES } from '#common/mail-states.ts'
import { IS_REPLACED } from '../core/abandoned-jobs.ts'
import { answerInTime } from '../core/answer-in-time.ts'
import type { Log } from '../core/log.ts'
import { sharedWhileRunning } from '../core/shared-while-running.ts'
import { PUBLICATION_STATES } from '../publication-queue/publication.schemas.ts'
import { LivePublications } from './live-publications.ts'

/**
 * Counts the jobs of every task that there ever was.
 * @param counted a condition on the jobs
 * @param oldest SQL for the age of the oldest in seconds; null for jobs that do not wait. A `run_at` ahead is no negative age
 */
const jobsSql = (counted: string, oldest: string) =>
  `select task.identifier as label, count(jobs.id)::int as count, ${oldest} as oldest_seconds
  from graphile_worker._private_tasks task left join graphile_worker.jobs on jobs.task_identifier = task.identifier and ${counted} group by 1`

/**
 * Counts the rows of a table in these states. It names the states for the table's index, because live publications stay for ever.
 * @param waiting the states, in quotation marks, whose oldest row counts
 */
const rowsInStatesSql = (table: string, states: readonly string[], waiting: string) => {
  const names = `'${states.join("','")}'`
  return `select known.state as label, count(counted.id)::int as count,
     extract(epoch from now() - min(counted.queued_at) filter (where counted.state in (${waiting})))::float8 as oldest_seconds
   from unnest(array[${names}]) as known (state)
     left join (select id, state, queued_at from ${table} where state in (${names})) counted on counted.state = known.state group by 1`
}

/** The queue takes a worker for dead that has held a job for longer. */
const IS_RUNNING = "coalesce(locked_at > now() - interval '4 hours', false)"

/**
 * Work that waits in a table, counted by one of its columns; where there is none it counts 0, so that an alarm sees the first
 * one. `oldest_seconds` is null for work that does not wait.
 */
const WORK = [
  {
    name: 'jobs',
    label: 'task',
    help: 'Jobs that are not done, by task',
    // The last attempt counts from its beginning.
    sql: jobsSql(
      `(attempts < max_attempts or ${IS_RUNNING}) and not (${IS_REPLACED})`,
      'greatest(0, extract(epoch from now() - min(run_at)))::float8',
    ),
  },
  {
    name: 'given_up_jobs',
    label: 'task',
    help: 'Jobs that failed too often to be tried again, by task',
    sql: jobsSql(`attempts >= max_attempts and not ${IS_RUNNING} and not (${IS_REPLACED})`, 'null::float8'),
  },
  {
    name: 'mails',
    label: 'state',
    help: 'Mails by state; queued ones are sent or tried again',
    sql: rowsInStatesSql('mails', MAIL_STATES, `'queued'`),
  },
  {
    name: 'publications',
    label: 'state',
    help: 'Publications that are not live, by state',
    sql: rowsInStatesSql(
      'publications',
      PUBLICATION_STATES.filter(state => state !== 'live'),
      `'queued', 'publishing'`,
    ),
  },
] as const

type WorkRow = { label: string; count: number; oldest_seconds: number | null }

/**
 * Collects the work that the database knows of, by five queries when Prometheus asks. Every process reports the same: of several,
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
  // Shared, because a reading may outlast the scrape that began it, and counts each publication once.
  const read = sharedWhileRunning(async () => {
    const em = orm.em.fork()
    const rows: WorkRow[][] = []
    for (const { sql } of work) rows.push(await em.execute<WorkRow[]>(sql))
    // All at once: a scrape that waits for a reading of the one before has emptied the gauges meanwhile.
    work.forEach(({ show }, index) => show(rows[index] ?? []))
    for (const publication of await live.sinceLastTime(em)) publishing.observe(publication)
  })
  return async () => {
    for (const { reset } of work) reset()
    try {
      await answerInTime(read())
      isUp.set(1)
    } catch (error) {
      isUp.set(0)
      log.warn({ err: error }, 'the metrics could not ask the database')
    }
  }
}

/** The two gauges of one kind of work: how much there is, and the age of the oldest. */
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
