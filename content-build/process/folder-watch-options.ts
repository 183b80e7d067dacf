import type { PictureSource } from '../release/picture-files.ts'
import type { PublisherLog } from '../release/publisher-log.ts'
import type { ReleaseStore } from '../release/release-store.ts'
import type { CompiledSite } from '../render/compiled-site.ts'
import type { Publisher } from './publisher.ts'

/** Draws share pictures and puts them into the published folder beside releases. */
type SharePictureFolder = {
  /** Pictures that existed and are not among these any more. @param present as `site/share/x.jpg` */
  gone(present: ReadonlySet<string>): string[]
  /** Whether writing some of them failed: then it is unknown which ones exist. */
  readonly isIncomplete: boolean
  /** Checks again which pictures exist, and draws the others. */
  drawAgain(): void
}

export type WatchOptions = {
  publisher: Publisher
  site: CompiledSite
  store: ReleaseStore
  pictures: PictureSource
  log: PublisherLog & { warn(fields: object, message: string): void }
  sharePictures?: SharePictureFolder
  /** False: works only when its `look` or `check` is called. */
  looksByItself?: boolean
  /** The shortest pause between two looks. */
  pauseMs?: number
}
