import { afterAll, beforeAll, expect, inject, onTestFinished, test, vi } from 'vitest'
import { openBucket, type S3Bucket } from '#server/bucket/s3-bucket.ts'
import type { BucketConfig } from '#server/core/config.ts'
import { describeBucket } from '../support/bucket-conformance.ts'
import { makeBucket } from '../support/object-gateway.ts'

let config: BucketConfig
let bucket: S3Bucket

beforeAll(async () => {
  config = await makeBucket(inject('gateway'))
  bucket = await openBucket(config)
})
afterAll(() => bucket.close())

/** Another view of the bucket, closed after the test. */
async function openBeside(change: Partial<BucketConfig>): Promise<S3Bucket> {
  const opened = await openBucket({ ...config, ...change })
  onTestFinished(() => opened.close())
  return opened
}

describeBucket('a bucket of Ceph RADOS Gateway', () => bucket)

test('the gateway obeys conditions with an ETag without quotation marks, and the probe leaves nothing behind', async () => {
  expect(await bucket.findFence()).toBe('bare')
  const left = await Array.fromAsync(bucket.list('fence-probe'))
  expect(left.flat()).toEqual([])
})

test('a prefix is a bucket of its own', async () => {
  const [one, other] = [await openBeside({ prefix: 'one/' }), await openBeside({ prefix: 'other/' })]
  const object = { contentType: 'text/plain', cacheControl: 'no-store', bytes: Buffer.from('x') }
  await one.put('site/a.txt', object)
  expect(await bucket.head('one/site/a.txt')).not.toBeNull()
  expect(await other.head('site/a.txt')).toBeNull()
  expect((await Array.fromAsync(one.list('site/'))).flat().map(({ key }) => key)).toEqual(['site/a.txt'])
})

test('a wrong secret is refused', async () => {
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'wrong')
  onTestFinished(() => void vi.unstubAllEnvs())
  const stranger = await openBeside({})
  await expect(stranger.head('site/index.html')).rejects.toMatchObject({ $metadata: { httpStatusCode: 403 } })
})
