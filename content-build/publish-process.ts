import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../server/core/config.ts'
import { openDatabase } from '../server/core/database.ts'
import { pictureStorage } from '../server/pictures/picture-storage.ts'
import { loadCompiledSite } from './compiled-site.ts'
import { Publisher, type PublisherLog } from './publisher.ts'
import { ReleaseStore } from './release-store.ts'
import { SharePictures } from './share-pictures/share-pictures.ts'
import { startPublishWorker, type PublishWorker } from './worker.ts'

/** `astro build` writes the compiled site here. */
export const DIST_DIR = join(import.meta.dirname, '../dist')

export function isCompiled(): boolean {
  return existsSync(join(DIST_DIR, 'server/entry.mjs'))
}

/** The lock, the queue's connections, the reading of content and the announcements. */
const CONNECTIONS = 6

/**
 * Everything the publisher needs, in a thread or a process of its own: database, compiled site, release store, queue.
 * @param onStandby called when another process publishes and this one waits to take over
 * @param onReady called once the site shows the current content
 * @returns once that is so; rejects when it cannot be
 */
export async function startPublisher(options: {
  config: Config
  databaseUrl: string
  log: PublisherLog & { warn(message: string): void }
  signal: AbortSignal
  onStandby: () => void
  onReady: () => void
}): Promise<PublishWorker> {
  const { config, log } = options
  const { dataDir } = config
  const orm = await openDatabase({ databaseUrl: options.databaseUrl, maxConnections: CONNECTIONS, commits: 'relaxed', log })
  const sharePictures = new SharePictures({ dataDir, log })
  try {
    const site = await loadCompiledSite(DIST_DIR, { origin: config.publicUrl, apiUrl: config.apiUrl ?? '' })
    const publisher = new Publisher({
      ...{ orm, site, store: new ReleaseStore(dataDir), pictures: pictureStorage(dataDir), log },
      afterwards: sharePictures,
    })
    const worker = await startPublishWorker({
      orm,
      publisher,
      log,
      signal: options.signal,
      onStandby: options.onStandby,
      onReady: options.onReady,
    })
    return {
      lost: worker.lost,
      async stop() {
        await worker.stop()
        await sharePictures.stop()
        await orm.close()
      },
    }
  } catch (error) {
    await sharePictures.stop()
    await orm.close(true)
    throw error
  }
}
