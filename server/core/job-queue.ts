import { EventEmitter } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { EntityManager, MikroORM } from '@mikro-orm/postgresql'
import { type Job, Logger, run, type Runner, type TaskList } from 'graphile-worker'
import type { Pool } from 'pg'
import { connectionPool } from './connection-pool.ts'
import { isLostConnection } from './lost-connection.ts'
import { restartPauses } from './restart-pauses.ts'

/** The longest that a stop waits for notes; unnoted jobs run again, and find their work done. */
const NOTES_WITHIN_MS = 2_000
const NOTES_LOOK_EVERY_MS = 10

/** What a queue needs of a logger; pino's and Fastify's loggers fit. */
export type QueueLog = {
  info(details: object, message: string): void
  warn(details: object, message: string): void
  error(details: object, message: string): void
}

type Jobs = { readonly concurrency: number; readonly taskList: TaskList; readonly crontab?: string }

type QueueInput = Jobs & {
  readonly orm: MikroORM
  /** For the log, as "mail". */
  readonly name: string
  readonly log: QueueLog
  /**
   * Called whenever the queue begins to listen for new jobs: at the start, and after each break of its connection. The
   * caller may have to look again at work that was under way at the break. The function catches its own errors; a stop
   * waits for it.
   * @param since the queue hears of jobs added later
   * @param signal aborted when the queue is told to stop
   */
  readonly onListening: (since: Date, signal: AbortSignal) => Promise<void>
}

/** A queue that restarts whenever it ends by itself. */
export type JobQueue = {
  /** Whether the queue takes jobs. */
  isRunning(): boolean
  /** Takes no further jobs; resolves when the running ones are done. */
  stop(): Promise<void>
}

/** Takes jobs until it is stopped. It survives a lost database, and takes jobs again when that is back. */
export function superviseQueue({ orm, name, log, onListening, ...jobs }: QueueInput): JobQueue {
  const stopping = new AbortController()
  const pause = restartPauses()
  let runner: Runner | null = null
  let listened: Promise<unknown> = Promise.resolve()
  const events = new EventEmitter()
  events.on('pool:listen:success', () => {
    if (!stopping.signal.aborted) listened = Promise.all([listened, onListening(new Date(), stopping.signal)])
  })

  const taking = (async () => {
    while (!stopping.signal.aborted) {
      try {
        runner = await runQueue(orm, { ...jobs, events }, queueLogger(log, stopping.signal))
        if (stopping.signal.aborted) await runner.stop()
        await runner.promise
        if (!stopping.signal.aborted) log.warn({}, `the ${name} queue ended; it is started again`)
      } catch (error) {
        if (!stopping.signal.aborted) log.warn({ err: error }, `the ${name} queue stopped; it is started again`)
      }
      runner = null
      await pause(stopping.signal)
    }
  })()

  return {
    isRunning: () => runner !== null,
    async stop() {
      stopping.abort()
      await Promise.resolve(runner?.stop()).catch(() => {}) // A runner that ends by itself meanwhile reports that by an error.
      await taking
      await listened
      await notesWritten(await connectionPool(orm))
    },
  }
}

/**
 * Resolves when no note of a job's end waits for a connection. The queue does not await its notes ({@link runQueue}):
 * closing the pool earlier would leave them waiting until they time out.
 */
export async function notesWritten(pool: Pool): Promise<void> {
  const deadline = performance.now() + NOTES_WITHIN_MS
  while (pool.waitingCount > 0 && performance.now() < deadline) await sleep(NOTES_LOOK_EVERY_MS)
}

/**
 * Starts a queue on the ORM's connections. It does not await its own note of a job's end: a connection that breaks then
 * causes an unhandled rejection (graphile-worker 0.18.0, worker.js), which the process must survive
 * (server/app/start/process-guard.ts). Batching these notes would not help: two that fail together keep the queue from ever
 * stopping.
 */
export async function runQueue(orm: MikroORM, jobs: Jobs & { events?: EventEmitter }, logger: Logger): Promise<Runner> {
  return run({ ...jobs, pgPool: await connectionPool(orm), noHandleSignals: true, logger })
}

/**
 * Condition on the queue's rows: begun by a process that was killed, and since queued again by its key. graphile-worker takes key and
 * attempts from such a row and leaves it locked for ever.
 */
export const REPLACED = 'key is null and attempts >= max_attempts and last_error is null'

/** Deletes replaced jobs, one a kill. None of those that are a day old is still worked on. */
export async function deleteReplacedJobs(em: EntityManager): Promise<void> {
  await em.execute(`delete from graphile_worker._private_jobs where ${REPLACED} and locked_at < now() - interval '1 day'`)
}

/** Deletes jobs of these tasks that failed too often and have been left alone since: a payload may name a person. */
export async function deleteGivenUpJobs(em: EntityManager, tasks: readonly string[], before: Date): Promise<void> {
  await em.execute(
    `select graphile_worker.complete_jobs(array(
       select id from graphile_worker.jobs
       where task_identifier in (select jsonb_array_elements_text(?::jsonb)) and attempts >= max_attempts and updated_at < ?))`,
    [JSON.stringify(tasks), before],
  )
}

/**
 * The queue's own log: failures alone, because an operator acts on nothing else. Failures of a stopping process do not
 * count, nor those of a lost database: the queue tries them again.
 */
export function queueLogger(log: Pick<QueueLog, 'info' | 'error'>, stopping: AbortSignal): Logger {
  return new Logger(scope => (level, message, meta) => {
    if (level !== 'error' || stopping.aborted) return
    // A job's payload may name a person.
    const { job, ...facts } = (meta ?? {}) as Record<string, unknown> & { job?: Job }
    const about = job && { job: { id: job.id, task: job.task_identifier, attempts: job.attempts } }
    log[isLostConnection(facts['error']) ? 'info' : 'error']({ ...scope, ...facts, ...about }, message)
  })
}
