import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import * as sdk from '@aws-sdk/client-s3'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { S3Bucket } from '#server/bucket/s3-bucket.ts'

/** A store behind a narrow line, which takes so many bytes of each upload in a millisecond. */
async function narrowLine({ bytesPerMs }: { bytesPerMs: number }): Promise<{ endpoint: string; received: number[] }> {
  const received: number[] = []
  const server = createServer({ highWaterMark: 16_384 }, (request, response) => {
    void (async () => {
      let bytes = 0
      for await (const chunk of request) {
        bytes += (chunk as Buffer).length
        await sleep((chunk as Buffer).length / bytesPerMs)
      }
      received.push(bytes)
      response.setHeader('etag', '"x"').end()
    })().catch(() => received.push(-1))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return { endpoint: addressOf(server), received }
}

const addressOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`

beforeEach(() => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'key')
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret')
})
afterEach(() => vi.unstubAllEnvs())

const settings = { name: 'web', prefix: '', region: 'us-east-1', pathStyle: true } as const
const aPicture = (size: number) => ({ bytes: Buffer.alloc(size, 'x'), contentType: 'image/jpeg', cacheControl: 'no-store' })

test('an upload that makes progress is not cut, however long it takes', async () => {
  const { endpoint, received } = await narrowLine({ bytesPerMs: 1_000 })
  const bucket = new S3Bucket(sdk, { ...settings, endpoint, concurrency: 4 }, { answerWithinMs: 1_000 })
  onTestFinished(() => bucket.close())
  await bucket.put('pictures/large.jpg', aPicture(4_000_000))
  expect(received).toEqual([4_000_000])
})

test('uploads that share a narrow line are not cut, however many go at once', async () => {
  // Each has a 32nd part of it, and 40,000 bytes take 2.5 s.
  const { endpoint, received } = await narrowLine({ bytesPerMs: 16 })
  const bucket = new S3Bucket(sdk, { ...settings, endpoint, concurrency: 32 }, { answerWithinMs: 800 })
  onTestFinished(() => bucket.close())
  await Promise.all(Array.from({ length: 32 }, (_, index) => bucket.put(`pictures/${index}.jpg`, aPicture(40_000))))
  expect(received).toEqual(Array.from({ length: 32 }, () => 40_000))
})

test('a stop does not wait for a bucket that does not answer whether it obeys conditions', async () => {
  const asked = Promise.withResolvers<void>()
  const server = createServer(() => asked.resolve()).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const bucket = new S3Bucket(sdk, { ...settings, endpoint: addressOf(server), concurrency: 4 })
  onTestFinished(() => {
    bucket.close()
    server.closeAllConnections()
    server.close()
  })
  const stopping = new AbortController()
  const written = bucket.put('site/index.html', aPicture(10), { condition: { holds: null }, signal: stopping.signal })
  await asked.promise
  stopping.abort()
  await expect(written).rejects.toThrow('aborted')
})
