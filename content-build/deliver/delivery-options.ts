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
  readonly dataDir: string
  /** Canonical origin of the pages. */
  readonly origin: string
  readonly log: PublisherLog
  /** Requests at once. */
  readonly concurrency: number
  /** Resolves when the few pictures that the last releases name are drawn, at once when there are many. */
  readonly picturesDrawn?: () => Promise<void>
  /** Tells administrators of publications that visitors see now, so long after the first of them was saved. */
  readonly onDelivered?: (ids: readonly number[], ms: number | null) => Promise<void>
  readonly pausesMs?: readonly number[]
}
