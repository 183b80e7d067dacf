import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { MikroORM } from '@mikro-orm/postgresql'
import { openDatabase } from '#server/app/database.ts'
import { targetOf } from '#server/bucket-journal/bucket-warning.ts'
import { openBucket, type S3Bucket } from '#server/bucket/s3-bucket.ts'
import type { Config } from '#server/core/config.ts'
import { isLostConnection } from '#server/core/lost-connection.ts'
import { isDatabaseBusy } from '#server/core/postgres-error.ts'
import { restartPauses } from '#server/core/restart-pauses.ts'
import { pictureStorage } from '#server/pictures/picture-storage.ts'
import { BucketDelivery } from '../deliver/bucket-delivery.ts'
import { purgerFrom } from '../deliver/purge/purger-from.ts'
import type { PublisherLog } from '../release/publisher-log.ts'
import { ReleaseStore } from '../release/release-store.ts'
import { RenderPool } from '../release/render-pool.ts'
import { loadCompiledSite, siteSettings } from '../render/compiled-site.ts'
import { SharePictures } from '../share-pictures/share-pictures.ts'
import { Announcements } from './announcements.ts'
import { FolderWatch } from './folder-watch.ts'
import { Publisher } from './publisher.ts'
import { PublisherLockLost, startPublishWorker } from './worker.ts'

/** `astro build` writes the compiled site here. */
export const DIST_DIR = join(import.meta.dirname, '../../dist')

/** Whether there is a compiled site to publish with. */
export function isCompiled(): boolean {
  return existsSync(join(DIST_DIR, 'server/entry.mjs'))
}

/** Connections for the lock, the queue, reading content and announcing. */
const CONNECTIONS = 6
/** Further connections, for the jobs after deliveries and the journal. */
const CONNECTIONS_FOR_DELIVERY = 4

/** See `onState` of {@link PublisherOptions}. */
export type PublisherState = 'ready' | 'standby' | 'waiting'

type PublisherOptions = {
  config: Config
  databaseUrl: string
  log: PublisherLog & { warn(message: string): void; warn(fields: object, message: string): void }
  /** Stops it in order. */
  signal: AbortSignal
  /** Checks the published folders only on request, for `npm run verify`, which reports the differences. */
  checksWhenAsked?: boolean
  /**
   * Called at each change: `ready` when the site shows the current content and this process keeps it so, `standby`
   * while another process does, `waiting` while the database is away.
   */
  onState: (state: PublisherState) => void
}

/**
 * Publishes, in a thread of its own, until told to stop: database, compiled site, release store, queue. It waits for a
 * lost database, and publishes what was saved meanwhile as soon as that is back.
 * @throws any error but a lost connection or the stop: then only a new start can find out what is released
 */
export async function runPublisher(options: PublisherOptions): Promise<void> {
  const { config, databaseUrl, log, signal } = options
  const { dataDir } = config
  const maxConnections = CONNECTIONS + (config.bucket ? CONNECTIONS_FOR_DELIVERY : 0)
  const settings = siteSettings(config)
  const site = await loadCompiledSite(DIST_DIR, settings)
  const orm = await openDatabase({ databaseUrl, maxConnections, limits: 'jobs', commits: 'relaxed', log })
  const bucket = config.bucket && (await openBucket(config.bucket))
  const pictures = pictureStorage(config)
  const sharePictures = new SharePictures({
    dataDir,
    pictures,
    log,
    onChange: (...change) => delivery?.pictureChanged(...change),
  })
  const delivery = bucket && bucketDelivery(bucket, { ...options, orm, picturesDrawn: () => sharePictures.fewDrawn() })
  const pool = new RenderPool({ distDir: DIST_DIR, settings, fingerprint: site.fingerprint, log })
  try {
    const published = { site, store: new ReleaseStore(dataDir), pictures, log }
    const publisher = new Publisher({ ...published, orm, pool, afterwards: sharePictures, delivery: delivery ?? undefined })
    const folderWatch = new FolderWatch({ ...published, publisher, sharePictures, looksByItself: !options.checksWhenAsked })
    const pause = restartPauses()
    while (!signal.aborted) {
      await publishUntilLost({ ...options, orm, publisher, folderWatch, delivery })
      options.onState('waiting')
      await pause(signal)
    }
  } finally {
    await pool.end()
    await sharePictures.stop()
    bucket?.close()
    await orm.close(true)
  }
}

/** The delivery to the bucket of the settings; null without one. */
function bucketDelivery(
  bucket: S3Bucket,
  { config, ...options }: PublisherOptions & { orm: MikroORM; picturesDrawn: () => Promise<void> },
): BucketDelivery | null {
  if (config.bucket === null) return null
  const { dataDir, publicUrl: origin } = config
  const { concurrency } = config.bucket
  const announcements = new Announcements(options.orm, options.log)
  const onDelivered = (ids: readonly number[], ms: number | null) => announcements.delivered(ids, ms)
  return new BucketDelivery({
    ...options,
    bucket,
    purger: purgerFrom(config),
    caches: config.purge?.urls ?? [],
    dataDir,
    origin,
    concurrency,
    target: targetOf(config.bucket),
    onDelivered,
  })
}

/** Publishes until the connection that holds the lock breaks, or the signal is aborted. */
async function publishUntilLost(
  options: PublisherOptions & {
    orm: MikroORM
    publisher: Publisher
    folderWatch: FolderWatch
    delivery: BucketDelivery | null
  },
): Promise<void> {
  const { orm, publisher, folderWatch, delivery, log, signal, onState } = options
  const aborted = new Promise<void>(resolve => signal.addEventListener('abort', () => resolve()))
  try {
    const worker = await startPublishWorker({
      orm,
      publisher,
      folderWatch,
      delivery,
      log,
      signal,
      onStandby: () => onState('standby'),
      onReady: () => onState('ready'),
    })
    await Promise.race([worker.lost, aborted])
    await worker.stop()
  } catch (error) {
    if (signal.aborted) return
    if (!isLostConnection(error) && !isDatabaseBusy(error) && !(error instanceof PublisherLockLost)) throw error
    log.info({ reason: String(error) }, 'publishing waits for the database')
  }
}
