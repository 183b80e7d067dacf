import { expect, test, vi } from 'vitest'
import type { SitePath } from '#common/paths.ts'
import { objectHeaders } from '#content-build/deliver/object-headers.ts'
import { Publication } from '#server/publication-queue/publication.entity.ts'
import { inTime, PRODUCTS, site, useDeliveryWorld } from '../support/delivery-world.ts'

const world = useDeliveryWorld()

test('a first delivery brings every file: assets, then pages, then indexes; and the caches forget everything', async () => {
  const { delivery } = await world.startDelivery()
  delivery.released(world.folder.release(site('first')))
  await world.waitUntilDelivered()
  world.expectBucketEqualsFolder()
  const puts = world.bucket.keysOf('put').filter(key => !key.startsWith('time-probe'))
  const kinds = puts.map(key => (/_astro|favicon/.test(key) ? 'asset' : key.endsWith('.html') ? 'page' : 'index'))
  expect(kinds.filter((kind, index) => kind !== kinds[index - 1])).toEqual(['asset', 'page', 'index'])
  expect(world.purger.told).toEqual(['everything'])
})

test('an edit brings the files that changed, deletes what left the site, and purges just these addresses', async () => {
  const { delivery } = await world.deliverFirst()
  const page = PRODUCTS[3] as SitePath
  const gone = PRODUCTS[4] as SitePath
  delivery.released(world.folder.release({ pages: { [page]: 'new', [gone]: null, '/': 'home', '/sitemap.xml': 'map' } }))
  await world.waitUntilDelivered()
  world.expectBucketEqualsFolder()
  expect(world.bucket.keysOf('list')).toEqual([])
  expect(world.bucket.keysOf('put').toSorted()).toEqual(['site/index.html', 'site/sitemap.xml', 'site/tooted/kodulõhnad/3.html'])
  expect(world.bucket.keysOf('put').at(-1)).toBe('site/sitemap.xml')
  expect(world.bucket.keysOf('delete')).toEqual(['site/tooted/kodulõhnad/4.html'])
  expect(world.purger.told).toHaveLength(1)
  const [{ addresses }] = world.purger.told as [{ addresses: string[] }]
  expect(addresses.toSorted()).toEqual(['/', '/sitemap.xml', page, gone])
})

test('a purge is repeated by a job some seconds later', async () => {
  const { delivery } = await world.deliverFirst()
  delivery.released(world.folder.release({ pages: { '/en/': 'new' } }))
  await world.waitUntilDelivered()
  const jobs = await world.orm.em.fork().execute<{ payload: unknown; soon: boolean }[]>(
    `select payload, run_at > now() + interval '3 seconds' as soon from graphile_worker._private_jobs jobs
       join graphile_worker._private_tasks tasks on tasks.id = jobs.task_id where identifier = 'purge-again' order by jobs.id desc limit 1`,
  )
  expect(jobs).toEqual([{ payload: { purge: { addresses: ['/en/'] } }, soon: true }])
  const task = delivery.laterJobs(new AbortController().signal)['purge-again']
  await task?.(jobs[0]?.payload, { job: { id: '1' } } as never)
  expect(world.purger.told.at(-1)).toEqual({ addresses: ['/en/'] })
})

test('a publication is live here first, and at the CDN when its files are in the bucket and the caches were told', async () => {
  const { delivery } = await world.deliverFirst()
  const id = await world.livePublication()
  const row = () => world.orm.em.fork().findOneOrFail(Publication, { id })
  const cdn = Promise.withResolvers<void>()
  world.purger.before = () => cdn.promise
  delivery.released(world.folder.release({ pages: { '/': 'new' } }, [id]))
  await vi.waitFor(() => expect(world.bucket.keysOf('put')).toEqual(['site/index.html']), inTime)
  expect(await row()).toMatchObject({ state: 'live', awaits_delivery: true, delivered_at: null })
  cdn.resolve()
  await world.waitUntilDelivered()
  expect(await row()).toMatchObject({ state: 'live', awaits_delivery: false, delivered_at: expect.any(Date) })
})

test('a restart with nothing new asks the bucket for its drawn pictures alone, and brings one that it lacks', async () => {
  const { stop } = await world.deliverFirst()
  await stop()
  world.folder.write('site/share/late.jpg', 'jpeg')
  const { delivery } = await world.startDelivery()
  delivery.released(world.folder.present())
  await vi.waitFor(() => expect(world.bucket.keysOf('put')).toEqual(['site/share/late.jpg']), inTime)
  delivery.released(world.folder.release({ pages: { '/': 'after the restart' } }))
  await world.waitUntilDelivered()
  world.expectBucketEqualsFolder()
  expect(world.bucket.keysOf('list')).toEqual(['site/share/'])
  expect(world.bucket.keysOf('put')).toEqual(['site/share/late.jpg', 'site/index.html'])
})

test('a page waits for the few pictures that it names, and they are in the bucket before it', async () => {
  const drawing = Promise.withResolvers<void>()
  let isDrawing = false
  const picturesDrawn = vi.fn(() => (isDrawing ? drawing.promise : Promise.resolve()))
  const running = await world.startDelivery({ picturesDrawn })
  running.delivery.released(world.folder.release(site('first')))
  await world.waitUntilDelivered()
  world.bucket.calls.length = 0
  picturesDrawn.mockClear()
  isDrawing = true
  running.delivery.released(world.folder.release({ pages: { '/': 'names a picture' }, assets: { 'media/a/320.webp': 'x' } }))
  world.folder.write('site/share/abc.jpg', 'jpeg')
  running.delivery.pictureChanged('site/share/abc.jpg', { exists: true })
  await vi.waitFor(() => expect(picturesDrawn).toHaveBeenCalled(), inTime)
  expect(world.bucket.keysOf('put')).toEqual([])
  isDrawing = false
  drawing.resolve()
  await world.waitUntilDelivered()
  expect(world.bucket.keysOf('put')).toEqual(['site/media/a/320.webp', 'site/share/abc.jpg', 'site/index.html'])
  world.expectBucketEqualsFolder()
  world.folder.write('site/share/abc.jpg', null)
  running.delivery.pictureChanged('site/share/abc.jpg', { exists: false })
  await vi.waitFor(() => expect(world.bucket.keysOf('delete')).toEqual(['site/share/abc.jpg']), inTime)
})

test('caches are told of a drawn picture when it goes, not when it comes: none has another version of it', async () => {
  const { delivery } = await world.deliverFirst()
  const draw = (exists: boolean) => {
    world.folder.write('site/share/abc.jpg', exists ? 'jpeg' : null)
    delivery.pictureChanged('site/share/abc.jpg', { exists })
  }
  draw(true)
  await vi.waitFor(() => expect(world.bucket.keysOf('put')).toEqual(['site/share/abc.jpg']), inTime)
  delivery.released(
    world.folder.release({ pages: { '/en/': 'names it' }, assets: { '_astro/new.js': 'new', 'favicon.svg': '<svg />' } }),
  )
  await world.waitUntilDelivered()
  draw(false)
  await vi.waitFor(() => expect(world.purger.told).toHaveLength(2), inTime)
  const told = world.purger.told.map(purged => (purged === 'everything' ? [] : purged.addresses.toSorted()))
  expect(told).toEqual([['/en/', '/favicon.svg'], ['/share/abc.jpg']])
})

test('an edit passes a whole site that is under way, after the assets', async () => {
  const { delivery } = await world.deliverFirst()
  const whole = Object.fromEntries(Array.from({ length: 900 }, (_, index): [SitePath, string] => [`/uudised/${index}`, 'whole']))
  const slow = Promise.withResolvers<void>()
  let puts = 0
  world.bucket.before = ({ name }) => (name === 'put' && ++puts === 100 ? slow.promise : undefined)
  delivery.released(world.folder.release({ pages: whole, assets: { '_astro/new.js': 'new' } }))
  await vi.waitFor(() => expect(puts).toBeGreaterThanOrEqual(100), inTime)
  const id = await world.livePublication()
  delivery.released(world.folder.release({ pages: { '/en/': 'small edit' } }, [id]))
  slow.resolve()
  await vi.waitFor(
    async () => expect((await world.orm.em.fork().findOneOrFail(Publication, { id })).awaits_delivery).toBe(false),
    inTime,
  )
  const written = world.bucket.keysOf('put')
  expect(written.indexOf('site/en/index.html')).toBeLessThan(500)
  expect(written[0]).toBe('site/_astro/new.js')
  await world.waitUntilDelivered()
  world.expectBucketEqualsFolder()
})

test('an edit beside a whole site whose purge fails is at the CDN when the next one is, and caches are told of both', async () => {
  const { delivery } = await world.deliverFirst()
  const whole = Object.fromEntries(Array.from({ length: 900 }, (_, index): [SitePath, string] => [`/uudised/${index}`, 'whole']))
  const [first, last] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const gates = new Map([
    ['site/uudised/0.html', first],
    ['site/uudised/899.html', last],
  ])
  world.bucket.before = ({ name, keys: [key = ''] }) => (name === 'put' ? gates.get(key)?.promise : undefined)
  const [one, other] = [await world.livePublication(), await world.livePublication()]
  let failures = 0
  world.purger.before = () => {
    if (failures++ > 0) return
    delivery.released(world.folder.release({ pages: { '/': 'the other edit' } }, [other]))
    throw new Error('502')
  }
  delivery.released(world.folder.release({ pages: whole }))
  await vi.waitFor(() => expect(world.bucket.keysOf('put')).toContain('site/uudised/0.html'), inTime)
  delivery.released(world.folder.release({ pages: { '/en/': 'the one edit' } }, [one]))
  first.resolve()
  const waits = async (id: number) => (await world.orm.em.fork().findOneOrFail(Publication, { id })).awaits_delivery
  await vi.waitFor(async () => expect([await waits(one), await waits(other)]).toEqual([false, false]), inTime)
  expect(world.purger.told).toEqual([{ addresses: ['/en/', '/'] }])
  last.resolve()
  await world.waitUntilDelivered()
  world.expectBucketEqualsFolder()
})

test('edits that gather to a whole site while the bucket is slow are delivered when all their files are there, no earlier', async () => {
  const { delivery } = await world.deliverFirst()
  const pages = (from: number) =>
    Object.fromEntries(Array.from({ length: 300 }, (_, index): [SitePath, string] => [`/uudised/${from + index}`, 'many']))
  const gates = new Map(['404', 'uudised/0', 'uudised/599'].map(name => [`site/${name}.html`, Promise.withResolvers<void>()]))
  world.bucket.before = ({ name, keys: [key = ''] }) => (name === 'put' ? gates.get(key)?.promise : undefined)
  const open = (key: string) => gates.get(key)?.resolve()
  const isAsked = async (key: string) => vi.waitFor(() => expect(world.bucket.keysOf('put')).toContain(key), inTime)
  const awaits = async (id: number) => (await world.orm.em.fork().findOneOrFail(Publication, { id })).awaits_delivery
  const ids = await Promise.all([world.livePublication(), world.livePublication(), world.livePublication()])
  const [first, second, edit] = ids as [number, number, number]
  delivery.released(world.folder.release({ pages: { '/404': 'slow' } }))
  await isAsked('site/404.html')
  delivery.released(world.folder.release({ pages: pages(0) }, [first]))
  delivery.released(world.folder.release({ pages: pages(300) }, [second]))
  open('site/404.html')
  await isAsked('site/uudised/0.html')
  delivery.released(world.folder.release({ pages: { '/en/': 'small edit' } }, [edit]))
  open('site/uudised/0.html')
  await vi.waitFor(async () => expect(await awaits(edit)).toBe(false), inTime)
  expect([await awaits(first), await awaits(second)]).toEqual([true, true])
  open('site/uudised/599.html')
  await world.waitUntilDelivered()
  expect([await awaits(first), await awaits(second)]).toEqual([false, false])
})

test('a cache that can be told keeps pages until then; one that cannot asks each time', () => {
  const cacheControl = (file: string, hasPurger: boolean) => objectHeaders(file, { hasPurger }).cacheControl
  expect(cacheControl('site/tooted/kodulõhnad/1.html', true)).toBe('public, max-age=0, s-maxage=31536000, must-revalidate')
  expect(cacheControl('site/search/products.json', true)).toContain('s-maxage')
  expect(cacheControl('site/tooted/kodulõhnad/1.html', false)).toBe('public, max-age=0, must-revalidate')
  for (const hasPurger of [true, false]) {
    expect(cacheControl('site/_astro/a.js', hasPurger)).toBe('public, max-age=31536000, immutable')
    expect(cacheControl('site/share/a.jpg', hasPurger)).toBe('public, max-age=604800')
    expect(cacheControl('admin/toode.html', hasPurger)).toMatch(/^private/)
  }
  expect(objectHeaders('site/et.webmanifest', { hasPurger: true }).contentType).toBe('application/manifest+json')
  expect(objectHeaders('site/_redirects', { hasPurger: true }).contentType).toBe('text/plain; charset=utf-8')
})
