import { expect, test, vi } from 'vitest'
import type { SitePath } from '#common/paths.ts'
import type { DeliveryOptions } from '#content-build/deliver/delivery-options.ts'
import { Publication } from '#server/publication-queue/publication.entity.ts'
import { inTime, useDeliveryWorld } from '../support/delivery-world.ts'

const world = useDeliveryWorld()
const LAST = 'site/uudised/899.html'
const failure = async () => (await world.readJournal()).failure
const awaitsDelivery = async (id: number) => (await world.orm.em.fork().findOneOrFail(Publication, { id })).awaits_delivery

/** Begins to deliver so many pages that edits pass them. The last one does not arrive before the test lets it. */
async function deliverManyPages(options: Partial<DeliveryOptions> = {}) {
  const { delivery } = await world.deliverFirst(options)
  const pages = Object.fromEntries(Array.from({ length: 900 }, (_, index): [SitePath, string] => [`/uudised/${index}`, 'many']))
  const gates = new Map(['site/uudised/0.html', LAST].map(key => [key, Promise.withResolvers<void>()]))
  world.bucket.before = ({ name, keys: [key = ''] }) => (name === 'put' ? gates.get(key)?.promise : undefined)
  delivery.released(world.folder.release({ pages }))
  await vi.waitFor(() => expect(world.bucket.keysOf('put')).toContain('site/uudised/0.html'), inTime)
  return {
    delivery,
    begin: () => gates.get('site/uudised/0.html')?.resolve(),
    end: async () => {
      gates.get(LAST)?.resolve()
      await world.waitUntilDelivered()
      world.expectBucketEqualsFolder()
    },
  }
}

test('a request that fails once is a failure until the site goes on, not until all of it is there', async () => {
  const { begin, end } = await deliverManyPages()
  const { before } = world.bucket
  let failures = 0
  world.bucket.before = call => {
    if (call.keys[0] === 'site/uudised/300.html' && failures++ === 0) throw new Error('SlowDown')
    return before(call)
  }
  begin()
  await vi.waitFor(() => expect(world.bucket.keysOf('put')).toContain(LAST), inTime)
  expect([failures, world.errors.length]).toEqual([2, 1])
  expect(await failure()).toBeNull()
  await end()
})

test('a purge that fails beside a whole site is tried again with the next files of it', async () => {
  const { delivery, begin, end } = await deliverManyPages({ pausesMs: [0] })
  const id = await world.livePublication()
  let failures = 0
  world.purger.before = () => {
    if (failures++ < 2) throw new Error('502')
  }
  delivery.released(world.folder.release({ pages: { '/en/': 'small edit' } }, [id]))
  begin()
  await vi.waitFor(async () => expect(await awaitsDelivery(id)).toBe(false), inTime)
  expect(world.bucket.objects.has(LAST)).toBe(false)
  expect(world.purger.told).toEqual([{ addresses: ['/en/'] }])
  await end()
})

test('a CDN that is away is not asked again for each part of a whole site or drawn picture, which would wait for it', async () => {
  const { delivery, begin, end } = await deliverManyPages({ pausesMs: [20, 600_000] })
  const id = await world.livePublication()
  let isAway = true
  let failures = 0
  world.purger.before = () => {
    if (!isAway) return
    failures += 1
    // Drawn meanwhile.
    world.folder.write(`site/share/${failures}.jpg`, 'jpeg')
    delivery.pictureChanged(`site/share/${failures}.jpg`, { exists: true })
    throw new Error(`503 ${failures}`)
  }
  delivery.released(world.folder.release({ pages: { '/en/': 'small edit' } }, [id]))
  begin()
  await vi.waitFor(() => expect(world.bucket.keysOf('put')).toContain(LAST), inTime)
  expect([failures, await awaitsDelivery(id)]).toEqual([1, true])
  isAway = false
  await end()
  expect(await awaitsDelivery(id)).toBe(false)
})

test('a drawn picture that goes before its turn is no failure', async () => {
  const { delivery, begin, end } = await deliverManyPages()
  const pictures = Array.from({ length: 20 }, (_, index) => `site/share/${index}.jpg`)
  for (const picture of pictures) {
    world.folder.write(picture, 'jpeg')
    delivery.pictureChanged(picture, { exists: true })
  }
  const { before } = world.bucket
  world.bucket.before = call => {
    if (call.name === 'put' && call.keys[0] === pictures[0]) {
      world.folder.write('site/share/19.jpg', null)
      delivery.pictureChanged('site/share/19.jpg', { exists: false })
    }
    return before(call)
  }
  begin()
  await end()
  expect(world.errors).toEqual([])
})
