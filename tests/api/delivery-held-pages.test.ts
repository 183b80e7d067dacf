import { expect, test } from 'vitest'
import type { SitePath } from '#common/paths.ts'
import { site, useDeliveryWorld } from '#tests/support/delivery-world.ts'

const world = useDeliveryWorld()

test('a page that cannot be built stays in the bucket when another folder, which has no version of it, takes over', async () => {
  const { stop } = await world.deliverFirst()
  const earlier = world.bucket.objects.get('site/index.html')
  await stop()
  world.useAnotherFolder()
  const { '/': _home, ...pages } = site('first').pages as Record<SitePath, string>
  const released = world.folder.release({ ...site('first'), pages })
  world.folder.manifest.graph.setPage('/', { hash: '', queries: [], failure: { reason: 'status 500', queries: [] } })
  const { delivery, stop: stopSecond } = await world.startDelivery()
  delivery.released(released)
  await world.waitUntilDelivered()
  expect(world.bucket.objects.get('site/index.html')).toEqual(earlier)

  // After a restart the bucket is not listed.
  await stopSecond()
  const { delivery: again } = await world.startDelivery()
  again.released(world.folder.present())
  again.released(world.folder.release({ pages: { '/': '<p>mended' } }))
  await world.waitUntilDelivered()
  expect(Buffer.from(world.bucket.objects.get('site/index.html')?.bytes ?? '').toString()).toBe('<p>mended')
})
