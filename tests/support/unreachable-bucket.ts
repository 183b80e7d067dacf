import { vi } from 'vitest'
import type { BucketConfig } from '#server/core/config.ts'

/** A bucket where nothing listens. The test's SDK gets credentials, so that it asks. */
export function unreachableBucket(): BucketConfig {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'id')
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret')
  return { name: 'site', endpoint: 'http://127.0.0.1:2', region: 'eu-north-1', prefix: '', pathStyle: true, concurrency: 2 }
}
