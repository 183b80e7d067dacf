import { expect, test, vi } from 'vitest'
import { inTime, useDeliveryWorld } from '../support/delivery-world.ts'

const world = useDeliveryWorld()

let edits = 0
const [FIRST, SECOND] = ['http://10.0.0.5:6081', 'http://10.0.0.6:6081']

/** Starts a publisher that tells these caches, with nothing new to deliver. @returns what stops it */
async function startedFor(caches: readonly string[]) {
  world.bucket.calls.length = 0
  world.purger.told.length = 0
  const { delivery, stop } = await world.startDelivery({ caches })
  delivery.released(world.folder.present())
  return { delivery, stop }
}

/** Starts one that has nothing to tell but an edit. @returns what stops it */
async function editedFor(caches: readonly string[]) {
  const { delivery, stop } = await startedFor(caches)
  delivery.released(world.folder.release({ pages: { '/': `edit ${(edits += 1)}` } }))
  await world.waitUntilDelivered()
  expect(world.purger.told).toEqual([{ addresses: ['/'] }])
  return stop
}

/** Starts one that has to tell that anything may have changed. @returns what stops it */
async function purgedFor(caches: readonly string[]) {
  const { stop } = await startedFor(caches)
  await vi.waitFor(() => expect(world.purger.told).toEqual(['everything']), inTime)
  await world.waitUntilDelivered()
  expect(world.bucket.keysOf('put')).toEqual([])
  return stop
}

test('a cache that is told for the first time, or again, forgets everything: it may have missed purges', async () => {
  await (await world.deliverFirst({ caches: [FIRST] })).stop()
  await (
    await editedFor([FIRST])
  )()
  await (
    await purgedFor([FIRST, SECOND])
  )()
  await (
    await editedFor([FIRST])
  )()
  await (
    await purgedFor([FIRST, SECOND])
  )()
  await (
    await editedFor([SECOND, FIRST])
  )()
})

test('a cache that a killed publisher could no longer tell forgets everything after the next start', async () => {
  await (await world.deliverFirst({ caches: [FIRST] })).stop()
  const asked = Promise.withResolvers<void>()
  world.purger.before = () => {
    asked.resolve()
    return new Promise(() => {})
  }
  const killed = await startedFor([SECOND])
  await asked.promise
  void killed.stop()
  world.purger.before = () => {}
  await (
    await purgedFor([SECOND])
  )()
})
