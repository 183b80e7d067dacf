import { EventEmitter } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { MikroORM } from '@mikro-orm/postgresql'
import { Logger, run, type Runner, type TaskList } from 'graphile-worker'
import type { Pool } from 'pg'
import { connectionPool } from './connection-pool.ts'
import { isLostConnection } from './lost-connection.ts'
import { restartPauses } from './restart-pauses.ts'

/** The longest that a stop waits for notes; after that the jobs are done again, and find that they were done. */
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
   * Called whenever the queue begins to hear of new jobs: at the start, and after each break of its connection. What was
   * under way at the break may have to be asked for again. It catches its own errors; a stop waits for it.
   * @param since jobs added later are heard of
   * @param signal aborted when the queue is told to stop
   */
  readonly onListening: (since: Date, signal: AbortSignal) => Promise<void>
}

/** A queue that is started again, however often it ends by itself. */
export type JobQueue = {
  /** Whether jobs are being taken. */
  isRunning(): boolean
  /** Takes no further jobs; resolves when those under way are done. */
  stop(): Promise<void>
}

/** Takes jobs until it is stopped. A database that goes away ends none of it: jobs are taken again when it is back. */
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
      await Promise.resolve(runner?.stop()).catch(() => {}) // One that ends by itself meanwhile says so by an error.
      await taking
      await listened
      await notesWritten(await connectionPool(orm))
    },
  }
}

/**
 * Resolves when no note of how a job ended waits for a connection. The queue does not await them ({@link runQueue}), and a pool that is
 * closed before leaves them waiting until their time is up.
 */
export async function notesWritten(pool: Pool): Promise<void> {
  const deadline = performance.now() + NOTES_WITHIN_MS
  while (pool.waitingCount > 0 && performance.now() < deadline) await sleep(NOTES_LOOK_EVERY_MS)
}

/**
 * Starts a queue on the ORM's connections. It does not await its own note of how a job ended: where the connection breaks at that
 * moment, that is an unhandled rejection (graphile-worker 0.18.0, worker.js), which the process has to survive
 * (server/start/process-guard.ts). Its batching of these notes would not help: two that fail together keep it from ever stopping.
 */
export async function runQueue(orm: MikroORM, jobs: Jobs & { events?: EventEmitter }, logger: Logger): Promise<Runner> {
  return run({ ...jobs, pgPool: await connectionPool(orm), noHandleSignals: true, logger })
}

/**
 * The queue's own reports: failures alone, for its steps say nothing that an operator acts on. What fails because the process
 * stops is no failure, and what fails for want of the database is tried again.
 */
export function queueLogger(log: Pick<QueueLog, 'info' | 'error'>, stopping: AbortSignal): Logger {
  return new Logger(scope => (level, message, meta) => {
    if (level !== 'error' || stopping.aborted) return
    log[isLostConnection(meta?.['error']) ? 'info' : 'error']({ ...scope, ...meta }, message)
  })
}
