import { vi } from 'vitest'
import type { BucketConfig } from '#server/core/config.ts'

/**
 * The settings of a bucket at a port where nothing listens. Sets AWS credentials for the rest of the worker's tests: without
 * any, the SDK fails before it asks.
 */
export function unreachableBucket(): BucketConfig {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'id')
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret')
  return { name: 'site', endpoint: 'http://127.0.0.1:2', region: 'eu-north-1', prefix: '', pathStyle: true, concurrency: 2 }
}
