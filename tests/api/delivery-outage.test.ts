import { expect, test, vi } from 'vitest'
import {
  bucket,
  deliverFirst,
  readJournal,
  errors,
  folder,
  inTime,
  waitUntilDelivered,
  useDeliveryWorld,
} from '../support/delivery-world.ts'

useDeliveryWorld()

test('a bucket that is away counts as away since the first failure, until it has everything', async () => {
  const { delivery } = await deliverFirst()
  let count = 0
  bucket.before = () => {
    count += 1
    throw new Error(`away ${count}`)
  }
  delivery.released(folder.release({ pages: { '/': 'while it is away' } }))
  await vi.waitFor(async () => expect((await readJournal()).failing_since).not.toBeNull(), inTime)
  const { failing_since, failure } = await readJournal()
  await vi.waitFor(async () => expect((await readJournal()).failure).not.toBe(failure), inTime)
  expect((await readJournal()).failing_since).toEqual(failing_since)
  bucket.before = () => {}
  await waitUntilDelivered()
  expect((await readJournal()).failing_since).toBeNull()
  expect(errors.length).toBeGreaterThan(1)
})
