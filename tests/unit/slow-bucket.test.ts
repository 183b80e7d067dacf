import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import * as sdk from '@aws-sdk/client-s3'
import { expect, onTestFinished, test, vi } from 'vitest'
import { S3Bucket } from '#server/bucket/s3-bucket.ts'

/** A store behind a narrow line: it reads a part of an upload every 50 ms. */
async function narrowLine(): Promise<{ endpoint: string; received: number[] }> {
  const received: number[] = []
  const server = createServer({ highWaterMark: 16_384 }, (request, response) => {
    void (async () => {
      let bytes = 0
      for await (const chunk of request) {
        bytes += (chunk as Buffer).length
        await sleep(50)
      }
      received.push(bytes)
      response.setHeader('etag', '"x"').end()
    })().catch(() => received.push(-1))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return { endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, received }
}

test('an upload that makes progress is not cut, however long it takes', async () => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'key')
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret')
  onTestFinished(() => void vi.unstubAllEnvs())
  const { endpoint, received } = await narrowLine()
  const config = { name: 'web', prefix: '', endpoint, region: 'us-east-1', pathStyle: true, concurrency: 4 } as const
  const bucket = new S3Bucket(sdk, config, { answerWithinMs: 1_000 })
  onTestFinished(() => bucket.close())
  const bytes = Buffer.alloc(4_000_000, 'x')
  await bucket.put('pictures/large.jpg', { bytes, contentType: 'image/jpeg', cacheControl: 'no-store' })
  expect(received).toEqual([bytes.length])
})
