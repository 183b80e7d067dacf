import type { MikroORM } from '@mikro-orm/postgresql'
import type { TaskList } from 'graphile-worker'
import { z } from 'zod'
import { PICTURE_FORMATS } from '#common/picture-address.ts'
import { IS_REPLACED } from '../core/abandoned-jobs.ts'
import { superviseQueue } from '../core/job-queue.ts'
import type { WorkLog } from '../core/log.ts'
import { makeVariants } from '../pictures/make-variants.ts'
import { FORGET_PICTURE, lockPictureFiles, MAKE_VARIANTS, queueVariants } from '../pictures/picture-jobs.ts'
import { type PicturePlace, pictureStorage } from '../pictures/picture-storage.ts'
import { Picture } from '../pictures/picture.entity.ts'
import { isComplete } from '../pictures/picture.service.ts'
import { openDatabase } from './database.ts'

/** Jobs at once: the worker handles one picture at a time. */
const CONCURRENCY = 1
/** Connections for the job and for the queue itself. */
const CONNECTIONS = 4

/** The hourly job that tries given-up jobs again: once the disk has room or the bucket is back, no operator has to act. */
const TAKE_UP_GIVEN_UP = 'take-up-given-up-pictures'
const CRONTAB = `0 * * * * ${TAKE_UP_GIVEN_UP} ?jobKey=${TAKE_UP_GIVEN_UP}`

const VariantsPayload = z.object({ picture_id: z.int(), format: z.enum(PICTURE_FORMATS) })
const ForgetPayload = z.object({ hash: z.string() })

export type PictureWorker = {
  /** Whether the worker takes jobs from the queue. */
  isRunning(): boolean
  stop(): Promise<void>
}

type WorkerInput = PicturePlace & { databaseUrl: string; log: WorkLog }

/**
 * Starts the worker that makes the variants of uploaded pictures and deletes the files of deleted ones, until it is stopped. Any
 * number of processes may run one. The next start takes up a killed process's work.
 */
export async function startPictureWorker({ dataDir, bucket, databaseUrl, log }: WorkerInput): Promise<PictureWorker> {
  const databaseLog = { warn: (message: string) => log.warn({}, message) }
  const orm = await openDatabase({ databaseUrl, maxConnections: CONNECTIONS, limits: 'jobs', log: databaseLog })
  const stopping = new AbortController()
  const tasks = pictureTasks(orm, { place: { dataDir, bucket }, log, signal: stopping.signal })
  const queue = superviseQueue({
    orm,
    name: 'picture',
    log,
    concurrency: CONCURRENCY,
    taskList: tasks,
    crontab: CRONTAB,
    onListening: (_since, signal) =>
      takeUpUnfinished(orm, signal).catch((error: unknown) => log.warn({ err: error }, 'could not look for unfinished pictures')),
  })
  return {
    isRunning: queue.isRunning,
    async stop() {
      stopping.abort()
      await queue.stop()
      await orm.close()
    },
  }
}

/** The tasks of the worker's jobs, by their names. */
function pictureTasks(orm: MikroORM, options: { place: PicturePlace; log: WorkLog; signal: AbortSignal }): TaskList {
  const { place, log } = options
  const storage = pictureStorage(place)
  return {
    async [MAKE_VARIANTS](payload) {
      const { picture_id: pictureId, format } = VariantsPayload.parse(payload)
      const startedAt = performance.now()
      const widths = await makeVariants(orm.em.fork(), { pictureId, format }, options)
      const ms = Math.round(performance.now() - startedAt)
      if (widths.length > 0) log.info({ picture: pictureId, format, widths, ms }, 'made variants of a picture')
    },
    async [FORGET_PICTURE](payload) {
      const { hash } = ForgetPayload.parse(payload)
      await orm.em.fork().transactional(async tx => {
        await lockPictureFiles(tx, hash)
        if ((await tx.count(Picture, { hash })) === 0) await storage.delete(hash)
      })
    },
    [TAKE_UP_GIVEN_UP]: () => takeUpGivenUp(orm),
  }
}

/** Lets each job that failed too often run once more. One that fails again waits for the next hour, and holds up no other. */
async function takeUpGivenUp(orm: MikroORM): Promise<void> {
  await orm.em.fork().execute(
    `select graphile_worker.reschedule_jobs(array_agg(id), run_at := now(), attempts := max_attempts - 1)
     from graphile_worker.jobs where task_identifier in (?, ?) and attempts >= max_attempts and not (${IS_REPLACED})
     group by max_attempts`,
    [MAKE_VARIANTS, FORGET_PICTURE],
  )
}

/**
 * Queues the variants of every unfinished picture. A killed process's job stays locked to that process for hours; a job with the
 * same key replaces it.
 */
async function takeUpUnfinished(orm: MikroORM, signal: AbortSignal): Promise<void> {
  const em = orm.em.fork()
  const unfinished = (await em.find(Picture, {}, { fields: ['id', 'width', 'variants'] })).filter(
    ({ width, variants }) => !isComplete(width, variants),
  )
  for (const { id } of unfinished) {
    if (signal.aborted) return
    await queueVariants(em, id, 'webp')
  }
}
