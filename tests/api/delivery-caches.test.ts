import { expect, test, vi } from 'vitest'
import {
  bucket,
  deliverFirst,
  folder,
  inTime,
  waitUntilDelivered,
  purger,
  startDelivery,
  useDeliveryWorld,
} from '../support/delivery-world.ts'

useDeliveryWorld()

let edits = 0
const [FIRST, SECOND] = ['http://10.0.0.5:6081', 'http://10.0.0.6:6081']

/** Starts a publisher that tells these caches, with nothing new to deliver. @returns what stops it */
async function startedFor(caches: readonly string[]) {
  bucket.calls.length = 0
  purger.told.length = 0
  const { delivery, stop } = await startDelivery({ caches })
  delivery.released(folder.present())
  return { delivery, stop }
}

/** Starts one that has nothing to tell but an edit. @returns what stops it */
async function editedFor(caches: readonly string[]) {
  const { delivery, stop } = await startedFor(caches)
  delivery.released(folder.release({ pages: { '/': `edit ${(edits += 1)}` } }))
  await waitUntilDelivered()
  expect(purger.told).toEqual([{ addresses: ['/'] }])
  return stop
}

/** Starts one that has to tell that anything may have changed. @returns what stops it */
async function purgedFor(caches: readonly string[]) {
  const { stop } = await startedFor(caches)
  await vi.waitFor(() => expect(purger.told).toEqual(['everything']), inTime)
  await waitUntilDelivered()
  expect(bucket.keysOf('put')).toEqual([])
  return stop
}

test('a cache that is told for the first time, or again, forgets everything: it may have missed purges', async () => {
  await (await deliverFirst({ caches: [FIRST] })).stop()
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

test('it does so also where the publisher was killed before it could tell it', async () => {
  await (await deliverFirst({ caches: [FIRST] })).stop()
  const asked = Promise.withResolvers<void>()
  purger.before = () => {
    asked.resolve()
    return new Promise(() => {})
  }
  const killed = await startedFor([SECOND])
  await asked.promise
  void killed.stop()
  purger.before = () => {}
  await (
    await purgedFor([SECOND])
  )()
})
