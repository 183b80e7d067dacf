import { EventEmitter } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { MikroORM } from '@mikro-orm/postgresql'
import { type Job, Logger, run, type Runner, type TaskList } from 'graphile-worker'
import { type Pool, type QueryConfig, types } from 'pg'
import { connectionPool } from './connection-pool.ts'
import type { WorkLog } from './log.ts'
import { isLostConnection } from './lost-connection.ts'
import { restartPauses } from './restart-pauses.ts'

/** The longest that a stop waits for the notes of jobs' ends. A job without its note runs again, and finds its work done. */
const MAX_WAIT_FOR_NOTES_MS = 2_000
const LOOK_FOR_NOTES_EVERY_MS = 10

type Jobs = {
  readonly concurrency: number
  readonly taskList: TaskList
  readonly crontab?: string
  /** How often the queue looks for jobs whose time has come, in milliseconds; by default every two seconds. */
  readonly pollInterval?: number
}

type QueueInput = Jobs & {
  readonly orm: MikroORM
  /** Names the queue in the log: `mail`. */
  readonly name: string
  readonly log: WorkLog
  /**
   * Called whenever the queue begins to listen for new jobs: at the start, and after each break of its connection. The
   * caller may have to look again at work that was under way at the break. The function catches its own errors; a stop
   * waits for it.
   * @param since the queue hears of jobs added later
   * @param signal aborted when the queue is told to stop
   */
  readonly onListening: (since: Date, signal: AbortSignal) => Promise<unknown>
}

/** A queue that restarts whenever it ends by itself. */
export type JobQueue = {
  /** Whether the queue takes jobs. */
  isRunning(): boolean
  /** Takes no further jobs; resolves when the running ones are done. */
  stop(): Promise<void>
}

/** Runs a queue that takes jobs until it is stopped. It survives a lost database, and takes jobs again when that is back. */
export function superviseQueue({ orm, name, log, onListening, ...jobs }: QueueInput): JobQueue {
  const stopping = new AbortController()
  const pause = restartPauses()
  let runner: Runner | null = null
  /** Ends when every call of `onListening` has. */
  let lookedAgain: Promise<unknown> = Promise.resolve()
  const listensAgain = () => {
    if (!stopping.signal.aborted) lookedAgain = Promise.all([lookedAgain, onListening(new Date(), stopping.signal)])
  }

  const taking = (async () => {
    while (!stopping.signal.aborted) {
      try {
        const events = new EventEmitter().on('pool:listen:success', listensAgain)
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
      await lookedAgain
      await notesWritten(await connectionPool(orm))
    },
  }
}

/**
 * Resolves when no note of a job's end waits for a connection. The queue does not await its notes ({@link runQueue}):
 * closing the pool earlier would leave them waiting until they time out.
 */
export async function notesWritten(pool: Pool): Promise<void> {
  const deadline = performance.now() + MAX_WAIT_FOR_NOTES_MS
  while (pool.waitingCount > 0 && performance.now() < deadline) await sleep(LOOK_FOR_NOTES_EVERY_MS)
}

/**
 * Starts a queue on the ORM's connections. It ends when the machine's clock is set back, to be started again. graphile-worker (0.18.0, worker.js) does not await its own note of a job's end: a
 * connection that breaks meanwhile causes an unhandled rejection, which the process must survive
 * (server/app/start/process-guard.ts). Batching these notes would not help: two that fail together keep the queue from ever
 * stopping.
 */
export async function runQueue(orm: MikroORM, jobs: Jobs & { events?: EventEmitter }, logger: Logger): Promise<Runner> {
  const pgPool = await connectionPool(orm)
  await forgetFutureRuns(pgPool)
  const runner = await run({ ...jobs, pgPool: readingDates(pgPool), noHandleSignals: true, logger })
  // The queue would run no job of the clock until the former time comes again.
  runner.events.on('cron:prematureTimer', ({ expectedTimestamp, currentTimestamp }) => {
    if (expectedTimestamp - currentTimestamp > FUTURE_AFTER_MS) void runner.stop()
  })
  return runner
}

/**
 * The pool, whose queries give times as dates. The ORM has them given as text, to which graphile-worker (0.18.0, cron.js) compares
 * the time of a missed run: it would make up for none.
 */
function readingDates(pool: Pool): Pool {
  const query = (asked: string | QueryConfig, values: unknown[] = []) =>
    pool.query({ ...(typeof asked === 'string' ? { text: asked, values } : asked), types })
  return new Proxy(pool, { get: (target, name) => (name === 'query' ? query : Reflect.get(target, name)) })
}

/** More than clocks of several machines differ by. */
const FUTURE_AFTER_MS = 5 * 60 * 1000

/**
 * Forgets runs of scheduled jobs that are noted for a time in the future: a machine whose clock was ahead has noted them so. The
 * queue would run none of these jobs until that time.
 */
async function forgetFutureRuns(pool: Pool): Promise<void> {
  const now = Date.now()
  await pool.query(
    `update graphile_worker._private_known_crontabs set last_execution = null, known_since = least(known_since, $1)
     where greatest(last_execution, known_since) > $2`,
    [new Date(now), new Date(now + FUTURE_AFTER_MS)],
  )
}

/**
 * The log of the queue itself: failures alone, because an operator acts on nothing else. It leaves out those of a stopping
 * process. Those of a lost database are no errors: the queue tries again.
 */
export function queueLogger(log: Pick<WorkLog, 'info' | 'error'>, stopping: AbortSignal): Logger {
  return new Logger(scope => (level, message, meta) => {
    if (level !== 'error' || stopping.aborted) return
    // Leaves out the job's payload, which may name a person. `meta` may hold anything; `job` is the library's own.
    const { job, ...facts } = (meta ?? {}) as Record<string, unknown> & { job?: Job }
    const about = job && { job: { id: job.id, task: job.task_identifier, attempts: job.attempts } }
    log[isLostConnection(facts['error']) ? 'info' : 'error']({ ...scope, ...facts, ...about }, message)
  })
}
