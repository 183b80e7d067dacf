import { setTimeout as sleep } from 'node:timers/promises'
import type { MikroORM } from '@mikro-orm/postgresql'
import type { Runner, TaskList } from 'graphile-worker'
import type { Pool, PoolClient } from 'pg'
import { ADVISORY_LOCK } from '#server/core/advisory-locks.ts'
import { connectionPool } from '#server/core/connection-pool.ts'
import { isDiskFull } from '#server/core/disk-space.ts'
import { notesWritten, queueLogger, runQueue } from '#server/core/job-queue.ts'
import { isLostConnection } from '#server/core/lost-connection.ts'
import { isDatabaseBusy, isDatabaseFull } from '#server/core/postgres-error.ts'
import { restartPauses } from '#server/core/restart-pauses.ts'
import type { BucketDelivery } from '../deliver/bucket-delivery.ts'
import { awaitNoDelivery } from '../deliver/delivered-publications.ts'
import { COMPARE_BUCKET, PURGE_AGAIN } from '../deliver/later-jobs.ts'
import type { PublisherLog } from '../release/publisher-log.ts'
import type { FolderWatch } from './folder-watch.ts'
import type { Publisher } from './publisher.ts'

/** The job has no payload; the work is in `publications`. */
export const PUBLISH = 'publish'

/** The job that compares every published byte with the release and with a full render. */
const CHECK_SITE = 'check-site'
/** PostgreSQL's channel by which `npm run verify` asks for that check; the report repeats the payload. */
export const CHECK_SITE_CHANNEL = 'check_site'
/**
 * The key of the job that repeats a nightly check. The check queues it before it begins and removes it when it is done, so that
 * it stays where a failure, a stop or a crash ends the check early.
 */
const CHECK_SITE_AGAIN = 'check-site-again'
const CHECK_AGAIN_AFTER_MS = 60 * 60 * 1000

/** Another publisher starts at most this long after PostgreSQL has freed the lock of the one before. */
const TRY_LOCK_EVERY_MS = 200

/** Pauses while the disk is full: each attempt reads all content again. */
const PAUSES_WHEN_FULL_MS = [1_000, 2_000, 5_000] as const

/** Just after midnight in Estonia on New Year's Day (UTC+2), for the copyright line. */
const NEW_YEAR_CRONTAB = `5 22 31 12 * ${PUBLISH} ?fill=1d&jobKey=${PUBLISH}`
/** At night in Estonia. */
const NIGHTLY_CRONTAB = `20 1 * * * ${CHECK_SITE} ?fill=12h&jobKey=${CHECK_SITE}`
const CRONTAB = `${NEW_YEAR_CRONTAB}\n${NIGHTLY_CRONTAB}`

export type PublishWorker = {
  stop(): Promise<void>
  /** Settles when the worker can no longer publish and needs a restart. */
  readonly lost: Promise<unknown>
}

/** The connection that held the lock broke. This process may not publish any more: another one may have begun to. */
export class PublisherLockLost extends Error {
  override readonly name = 'PublisherLockLost'

  constructor() {
    super('the publisher lock was lost with its connection')
  }
}

type WorkerOptions = {
  orm: MikroORM
  publisher: Publisher
  folderWatch?: Pick<FolderWatch, 'begin' | 'check'>
  delivery?: BucketDelivery | null
  log: PublisherLog
  signal: AbortSignal
  onStandby: () => void
  onReady: () => void
}

/**
 * Runs the job queue that publishes edits. Waits until no other process publishes from this database, brings the site
 * up to date, then takes one `publish` job after another.
 * @param folderWatch keeps the published folders as they were released
 * @param delivery brings them to a bucket
 * @param onStandby called when another process publishes and this one waits to take over
 * @param onReady called once the site is up to date
 * @throws PublisherLockLost, or what the database throws; by then nothing of it runs any more
 */
export async function startPublishWorker(options: WorkerOptions): Promise<PublishWorker> {
  const { publisher, folderWatch, delivery = null, log } = options
  const pool = await connectionPool(options.orm)
  const lock = await holdPublisherLock(pool, options)
  // Aborted when this worker may not go on, without the lock, or cannot, without the database.
  const lost = new AbortController()
  const whenLost = new Promise<void>(resolve => lost.signal.addEventListener('abort', () => resolve(), { once: true }))
  void lock.lost.then(() => lost.abort(new PublisherLockLost()))
  const signal = AbortSignal.any([options.signal, lost.signal])
  // PostgreSQL frees the lock only with its connection. While that answers, no other process can have begun to publish.
  const beforeRelease = async () => void (await lock.client.query('select 1'))
  publisher.begin({ signal, beforeRelease })
  const parts: StopPart[] = []
  try {
    await freeJobsOfDeadPublishers(pool)
    await beginDelivery(delivery, { ...options, signal, parts })
    await publishWhenRoom(publisher, signal)
    lost.signal.throwIfAborted()
    if (folderWatch) parts.push(await folderWatch.begin(signal))
    lost.signal.throwIfAborted()
    const taskList = tasksOf({ publisher, folderWatch, delivery, pool, log, signal, lost })
    const runner = await runQueue(options.orm, { concurrency: 1, crontab: CRONTAB, taskList }, queueLogger(log, signal))
    parts.push(stopOf(runner))
    await listenForChecks(lock.client, { folderWatch, delivery })
    options.onReady()
    publisher.warmUp(options.signal)
    return {
      lost: Promise.race([whenLost, runner.promise.catch(() => {})]),
      stop: () => stop([() => notesWritten(pool), ...parts], lock.client, log),
    }
  } catch (error) {
    await stop(parts, lock.client, log)
    throw lost.signal.aborted ? lost.signal.reason : error
  }
}

/** Compares what is published when an operator asks for it, with `npm run verify`. */
async function listenForChecks(
  client: PoolClient,
  { folderWatch, delivery }: Pick<Work, 'folderWatch' | 'delivery'>,
): Promise<void> {
  client.on('notification', ({ payload }) => {
    void folderWatch?.check(payload)
    delivery?.compare({ removesOldFiles: true, id: payload ?? null })
  })
  await client.query(`listen ${CHECK_SITE_CHANNEL}`)
}

/** What the jobs work with. */
type Work = {
  readonly publisher: Publisher
  readonly folderWatch: WorkerOptions['folderWatch']
  readonly delivery: BucketDelivery | null
  readonly pool: Pool
  readonly log: PublisherLog
  readonly signal: AbortSignal
  readonly lost: AbortController
}

/** What the queue's jobs do, by their names. */
function tasksOf({ publisher, folderWatch, delivery, pool, log, signal, lost }: Work): TaskList {
  const checkFolder = async () => {
    const isOver = folderWatch === undefined || (await folderWatch.check())
    if (!isOver && !signal.aborted) log.info({}, 'the check of the site is repeated in an hour')
    if (isOver) await pool.query('select graphile_worker.remove_job($1)', [CHECK_SITE_AGAIN])
  }
  return {
    [PUBLISH]: () => publishWhenRoom(publisher, signal).catch((error: unknown) => endWithoutDatabase(error, lost)),
    [CHECK_SITE]: async (_payload, { addJob }) => {
      await addJob(CHECK_SITE, {}, { jobKey: CHECK_SITE_AGAIN, runAt: new Date(Date.now() + CHECK_AGAIN_AFTER_MS) })
      // Edits do not wait for a check.
      void checkFolder().catch((error: unknown) =>
        log.info({ err: error }, 'the repetition of the check of the site stays queued'),
      )
      delivery?.compare({ removesOldFiles: true })
    },
  }
}

/** Begins to deliver, with a queue of its own: a slow bucket or CDN holds back no publishing. */
async function beginDelivery(
  delivery: BucketDelivery | null,
  { orm, log, signal, parts }: Pick<WorkerOptions, 'orm' | 'log' | 'signal'> & { parts: StopPart[] },
): Promise<void> {
  if (delivery === null) return awaitNoDelivery(orm.em.fork())
  parts.push(await delivery.begin(signal))
  const runner = await runQueue(orm, { concurrency: 1, taskList: delivery.laterJobs(signal) }, queueLogger(log, signal))
  parts.push(stopOf(runner))
}

/**
 * Publishes what waits; on a full disk it tries until there is room. Nothing is half published meanwhile, and new edits
 * wait with the rest.
 */
async function publishWhenRoom(publisher: Publisher, signal: AbortSignal): Promise<void> {
  const pause = restartPauses(PAUSES_WHEN_FULL_MS)
  for (;;) {
    try {
      return void (await publisher.publishWaiting())
    } catch (error) {
      if (signal.aborted || (!isDiskFull(error) && !isDatabaseFull(error))) throw error
      publisher.tellOfFullDisk(error)
      await pause(signal)
    }
  }
}

/** Ends this worker when the database is lost: runPublisher starts another, which publishes what waits. */
function endWithoutDatabase(error: unknown, lost: AbortController): never {
  if (isLostConnection(error) || isDatabaseBusy(error)) lost.abort(error)
  throw error
}

/** Stops a runner. One that ended by itself, as without a database, refuses that: then this waits for its end. */
function stopOf(runner: Runner): StopPart {
  return () => runner.stop().catch(() => runner.promise)
}

/** Stops something that the worker began. */
type StopPart = () => Promise<unknown>

/** Stops the parts in reverse order, also when one of them fails, and then frees the lock. */
async function stop(parts: readonly StopPart[], lock: PoolClient, log: PublisherLog): Promise<void> {
  for (const part of parts.toReversed()) {
    await part().catch((error: unknown) => log.error({ err: error }, 'a part of the publisher did not stop cleanly'))
  }
  lock.release(true)
}

/**
 * Waits for the lock and takes it, on a connection of its own: PostgreSQL frees it when this process ends, however that happens.
 * @returns the connection, and what settles when it breaks
 */
async function holdPublisherLock(
  pool: Pool,
  { log, signal, onStandby, publisher }: { log: PublisherLog; signal: AbortSignal; onStandby: () => void; publisher: Publisher },
) {
  const client = await pool.connect()
  const lost = new Promise<void>(resolve => {
    client.on('error', (error: unknown) => {
      log.info({ reason: String(error) }, 'the connection that holds the publisher lock broke')
      resolve()
    })
  })
  try {
    for (let isOnStandby = false; ; isOnStandby = true) {
      const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [
        ADVISORY_LOCK.publisher,
      ])
      if (rows[0]?.taken) return { client, lost }
      if (!isOnStandby) {
        log.info({}, 'another process publishes; standing by')
        onStandby()
        publisher.warmUp(signal)
      }
      await sleep(TRY_LOCK_EVERY_MS, undefined, { signal })
    }
  } catch (error) {
    client.release(true)
    throw error
  }
}

/**
 * Frees jobs of killed processes, which would stay locked for hours. The holder of the publisher lock knows that no
 * other process works on them.
 */
async function freeJobsOfDeadPublishers(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ locked_by: string }>(
    'select distinct locked_by from graphile_worker.jobs where task_identifier = any($1) and locked_by is not null',
    [[PUBLISH, PURGE_AGAIN, COMPARE_BUCKET]],
  )
  if (rows.length > 0) await pool.query('select graphile_worker.force_unlock_workers($1)', [rows.map(row => row.locked_by)])
}
