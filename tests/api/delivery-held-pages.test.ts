import { expect, test } from 'vitest'
import type { SitePath } from '#common/paths.ts'
import {
  bucket,
  deliverFirst,
  folder,
  waitUntilDelivered,
  site,
  startDelivery,
  useAnotherFolder,
  useDeliveryWorld,
} from '#tests/support/delivery-world.ts'

useDeliveryWorld()

test('a page that cannot be built stays in the bucket when another folder, which has no version of it, takes over', async () => {
  const { stop } = await deliverFirst()
  const earlier = bucket.objects.get('site/index.html')
  await stop()
  useAnotherFolder()
  const { '/': _home, ...pages } = site('first').pages as Record<SitePath, string>
  const released = folder.release({ ...site('first'), pages })
  folder.manifest.graph.setPage('/', { hash: '', queries: [], failure: { reason: 'status 500', queries: [] } })
  const { delivery, stop: stopSecond } = await startDelivery()
  delivery.released(released)
  await waitUntilDelivered()
  expect(bucket.objects.get('site/index.html')).toEqual(earlier)

  // After a restart the bucket is not listed.
  await stopSecond()
  const { delivery: again } = await startDelivery()
  again.released(folder.present())
  again.released(folder.release({ pages: { '/': '<p>mended' } }))
  await waitUntilDelivered()
  expect(Buffer.from(bucket.objects.get('site/index.html')?.bytes ?? '').toString()).toBe('<p>mended')
})
