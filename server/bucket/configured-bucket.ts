import { once } from '#common/once.ts'
import type { BucketConfig } from '../core/config.ts'
import type { Bucket } from './bucket.ts'

/**
 * Opens a bucket with the first call, so that a process without need loads no client; after a failure the next call tries
 * again.
 */
export type OpenBucket = () => Promise<Bucket>

/** The opener of the bucket that the settings name. */
export function configuredBucket(config: BucketConfig): OpenBucket {
  return once(async () => (await import('./s3-bucket.ts')).openBucket(config))
}
