import { expect, test, vi } from 'vitest'
import type { SitePath } from '#common/paths.ts'
import { Journal } from '#content-build/deliver/journal.ts'
import {
  bucket,
  deliverFirst,
  errors,
  expectBucketEqualsFolder,
  folder,
  waitUntilDelivered,
  PRODUCTS,
  useDeliveryWorld,
} from '../support/delivery-world.ts'

useDeliveryWorld()

const PAGE = PRODUCTS[3] as SitePath
const FILE = 'site/tooted/kodulõhnad/3.html'

/** Delivers an edit of a page, and releases another one while the journal notes what the first is going to write. */
async function overtakenBy(changes: Parameters<typeof folder.release>[0]): Promise<void> {
  const { delivery } = await deliverFirst()
  const { note } = Journal.prototype
  const noting = vi.spyOn(Journal.prototype, 'note').mockImplementationOnce(async function (this: Journal, ...change) {
    delivery.released(folder.release(changes))
    await note.apply(this, change)
  })
  delivery.released(folder.release({ pages: { [PAGE]: 'first edit' } }))
  await waitUntilDelivered(folder.manifest.release + 1)
  noting.mockRestore()
  expectBucketEqualsFolder()
}

test('a page whose next version comes while the journal is written goes after the picture that it shows', async () => {
  await overtakenBy({ pages: { [PAGE]: 'shows a picture' }, assets: { 'media/a/320.webp': 'webp' } })
  expect(bucket.keysOf('put')).toEqual(['site/media/a/320.webp', FILE])
  expect(errors).toEqual([])
})

test('a page that is deleted while the journal is written is no fault', async () => {
  await overtakenBy({ pages: { [PAGE]: null } })
  expect(bucket.keysOf('put')).toEqual([])
  expect(bucket.keysOf('delete')).toEqual([FILE])
  expect(errors).toEqual([])
})
