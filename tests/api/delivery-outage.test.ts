import { expect, test, vi } from 'vitest'
import { bucket, deliverFirst, entry, errors, folder, inTime, isDelivered, useDeliveryWorld } from '../support/delivery-world.ts'

useDeliveryWorld()

test('a bucket that is away counts as away since the first failure, until it has everything', async () => {
  const { delivery } = await deliverFirst()
  let count = 0
  bucket.before = () => {
    count += 1
    throw new Error(`away ${count}`)
  }
  delivery.released(folder.release({ pages: { '/': 'while it is away' } }))
  await vi.waitFor(async () => expect((await entry()).failing_since).not.toBeNull(), inTime)
  const { failing_since, failure } = await entry()
  await vi.waitFor(async () => expect((await entry()).failure).not.toBe(failure), inTime)
  expect((await entry()).failing_since).toEqual(failing_since)
  bucket.before = () => {}
  await isDelivered()
  expect((await entry()).failing_since).toBeNull()
  expect(errors.length).toBeGreaterThan(1)
})
