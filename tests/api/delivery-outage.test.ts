import { expect, test, vi } from 'vitest'
import { inTime, useDeliveryWorld } from '../support/delivery-world.ts'

const world = useDeliveryWorld()

test('a bucket that is away counts as away since the first failure, until it has everything', async () => {
  const { delivery } = await world.deliverFirst()
  let count = 0
  world.bucket.before = () => {
    count += 1
    throw new Error(`away ${count}`)
  }
  delivery.released(world.folder.release({ pages: { '/': 'while it is away' } }))
  await vi.waitFor(async () => expect((await world.readJournal()).failing_since).not.toBeNull(), inTime)
  const { failing_since, failure } = await world.readJournal()
  await vi.waitFor(async () => expect((await world.readJournal()).failure).not.toBe(failure), inTime)
  expect((await world.readJournal()).failing_since).toEqual(failing_since)
  world.bucket.before = () => {}
  await world.waitUntilDelivered()
  expect((await world.readJournal()).failing_since).toBeNull()
  expect(world.errors.length).toBeGreaterThan(1)
})
