import { join } from 'node:path'
import type { MikroORM } from '@mikro-orm/postgresql'
import { FolderWatch } from '#content-build/process/folder-watch.ts'
import { Publisher } from '#content-build/process/publisher.ts'
import type { PictureSource } from '#content-build/release/picture-files.ts'
import { ReleaseStore } from '#content-build/release/release-store.ts'
import type { DeliveryTarget } from '#content-build/release/work-after-releases.ts'
import type { CompiledSite } from '#content-build/render/compiled-site.ts'
import { SharePictures } from '#content-build/share-pictures/share-pictures.ts'
import { demoMedia } from './demo-media.ts'
import { filesOf } from './site-folder.ts'

/** The watch checks only when a test asks for it. */
const LONG_PAUSE_MS = 600_000

/** Receives the log's warnings. */
export type WatchTold = { readonly warn?: (fields: object) => void }

export type WatchedFolder = {
  readonly orm: MikroORM
  readonly site: CompiledSite
  readonly folder: string
  readonly pauseMs?: number
  readonly pictures?: PictureSource
  readonly delivery?: DeliveryTarget
}

/** A publisher and the watch over its folder, as in one process, without the lock of the one that may publish. */
export function watchedFolder(options: WatchTold & WatchedFolder) {
  const { orm, site, folder, pauseMs, pictures = demoMedia, delivery } = options
  const log = { info() {}, error() {}, warn: (fields: object) => options.warn?.(fields) }
  const sharePictures = new SharePictures({ dataDir: folder, pictures, log })
  const parts = { site, store: new ReleaseStore(folder), pictures, log, delivery }
  // Drawing takes time: the publisher draws only in tests where the watch runs by itself.
  const publisher = new Publisher({ ...parts, orm, ...(pauseMs !== undefined && { afterwards: sharePictures }) })
  const watch = new FolderWatch({ ...parts, publisher, sharePictures, pauseMs: pauseMs ?? LONG_PAUSE_MS })
  return { publisher, sharePictures, watch, log }
}

/** The public files and the shells of guarded pages, by their names in reports; share pictures follow when drawn. */
export function publishedFiles(folder: string): Record<string, string> {
  const areas = { admin: filesOf(join(folder, 'admin')), site: filesOf(join(folder, 'site'), { without: 'share' }) }
  return Object.fromEntries(
    Object.entries(areas).flatMap(([area, files]) => Object.entries(files).map(([name, hash]) => [`${area}/${name}`, hash])),
  )
}
