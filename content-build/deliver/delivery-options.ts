import type { MikroORM } from '@mikro-orm/postgresql'
import type { Bucket } from '#server/bucket/bucket.ts'
import type { PublisherLog } from '../release/publisher-log.ts'
import type { Purger } from './purge/purger.ts'

/** What a delivery to a bucket needs. */
export type DeliveryOptions = {
  readonly orm: MikroORM
  readonly bucket: Bucket
  /** The bucket's name in the journal. */
  readonly target: string
  /** Null: no cache in front keeps pages. */
  readonly purger: Purger | null
  /** The addresses at which {@link purger} tells caches; default: none that the journal has to know. */
  readonly caches?: readonly string[]
  readonly dataDir: string
  /** Canonical origin of the pages. */
  readonly origin: string
  readonly log: PublisherLog
  /** The most requests to the bucket at a time. */
  readonly concurrency: number
  /** Waits until the pictures of shared links that the last releases name are drawn; when there are many, it does not wait. */
  readonly picturesDrawn?: () => Promise<void>
  /** Tells administrators of publications that visitors see now. @param ms from the first save until now; null when unknown */
  readonly onDelivered?: (ids: readonly number[], ms: number | null) => Promise<void>
  /** Pauses after failed attempts; tests shorten them. */
  readonly pausesMs?: readonly number[]
}
