import { expect, test, vi } from 'vitest'
import type { SitePath } from '#common/paths.ts'
import { Journal } from '#content-build/deliver/journal.ts'
import { PRODUCTS, useDeliveryWorld } from '../support/delivery-world.ts'

const world = useDeliveryWorld()

const PAGE = PRODUCTS[3] as SitePath
const FILE = 'site/tooted/kodulõhnad/3.html'

/** Delivers an edit of a page, and releases another one while the journal notes what the first is going to write. */
async function overtakenBy(changes: Parameters<typeof world.folder.release>[0]): Promise<void> {
  const { delivery } = await world.deliverFirst()
  const { note } = Journal.prototype
  const noting = vi.spyOn(Journal.prototype, 'note').mockImplementationOnce(async function (this: Journal, ...change) {
    delivery.released(world.folder.release(changes))
    await note.apply(this, change)
  })
  delivery.released(world.folder.release({ pages: { [PAGE]: 'first edit' } }))
  await world.waitUntilDelivered(world.folder.manifest.release + 1)
  noting.mockRestore()
  world.expectBucketEqualsFolder()
}

test('a page whose next version comes while the journal is written goes after the picture that it shows', async () => {
  await overtakenBy({ pages: { [PAGE]: 'shows a picture' }, assets: { 'media/a/320.webp': 'webp' } })
  expect(world.bucket.keysOf('put')).toEqual(['site/media/a/320.webp', FILE])
  expect(world.errors).toEqual([])
})

test('a page that is deleted while the journal is written is no fault', async () => {
  await overtakenBy({ pages: { [PAGE]: null } })
  expect(world.bucket.keysOf('put')).toEqual([])
  expect(world.bucket.keysOf('delete')).toEqual([FILE])
  expect(world.errors).toEqual([])
})
