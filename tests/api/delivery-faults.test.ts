import { expect, test, vi } from 'vitest'
import type { SitePath } from '#common/paths.ts'
import { objectHeaders } from '#content-build/deliver/object-headers.ts'
import { bucketWarning } from '#server/bucket-journal/bucket-warning.ts'
import { KeyChanged } from '#server/bucket/bucket.ts'
import { Publication } from '#server/publication-queue/publication.entity.ts'
import { inTime, PRODUCTS, site, useDeliveryWorld } from '../support/delivery-world.ts'

const world = useDeliveryWorld()

test('after a kill at any request the next start writes only what is left, and tells the caches what the dead one wrote', async () => {
  const requests = 14
  for (let killedAt = 1; killedAt <= requests; killedAt += 1) {
    await world.beginAnew()
    const { delivery, stop } = await world.deliverFirst()
    const changed = PRODUCTS.slice(0, 9)
    let count = 0
    const dead = new Promise<never>(() => {})
    world.bucket.before = () => (++count >= killedAt ? dead : undefined)
    world.purger.before = () => (++count >= killedAt ? dead : undefined)
    const pages = Object.fromEntries(changed.map(address => [address, `killed at ${killedAt}`]))
    delivery.released(
      world.folder.release({ pages: { ...pages, [PRODUCTS[10] as SitePath]: null, '/sitemap.xml': String(killedAt) } }),
    )
    await vi.waitFor(() => expect(count).toBeGreaterThanOrEqual(Math.min(killedAt, 12)), inTime)
    const written = new Set(
      [...world.bucket.objects].filter(([, object]) => Buffer.from(object.bytes).includes('killed')).map(([key]) => key),
    )
    // The dead process hangs for ever; its requests never arrive.
    void stop()
    world.bucket.before = () => {}
    world.purger.before = () => {}
    world.bucket.calls.length = 0
    const next = await world.startDelivery()
    next.delivery.released(world.folder.present())
    await world.waitUntilDelivered()
    world.expectBucketEqualsFolder()
    const again = world.bucket.keysOf('put').filter(key => written.has(key))
    expect(again, `killed at ${killedAt}`).toEqual([])
    const addresses = world.purger.told.flatMap(purged => (purged === 'everything' ? [] : purged.addresses))
    for (const address of changed) expect(addresses, `killed at ${killedAt}`).toContain(address)
    await next.stop()
  }
})

test('a first delivery that is killed again and again gets further each time', async () => {
  let left = Infinity
  const pages = Object.fromEntries(
    Array.from({ length: 100 }, (_, index): [SitePath, string] => [`/uudised/${index}`, `${index}`]),
  )
  world.folder.release({ pages })
  for (let attempt = 0; attempt < 12 && left > 0; attempt += 1) {
    let puts = 0
    const dead = new Promise<never>(() => {})
    world.bucket.before = ({ name }) => (name === 'put' && ++puts > 15 ? dead : undefined)
    const { delivery, stop } = await world.startDelivery()
    delivery.released(world.folder.present())
    await vi.waitFor(async () => expect(puts > 15 || (await world.readJournal()).delivered !== null).toBe(true), inTime)
    void stop()
    const missing = Object.keys(world.folder.md5s()).filter(key => !world.bucket.objects.has(key)).length
    expect(missing).toBeLessThan(left)
    left = missing
  }
  expect(left).toBe(0)
  world.bucket.before = () => {}
})

test('a publisher that was stopped amid its writes and wakes up overwrites nothing of its successor', async () => {
  const { delivery: zombie } = await world.deliverFirst()
  const asleep = Promise.withResolvers<void>()
  let isAsleep = true
  world.bucket.before = ({ name }) => (name === 'put' && isAsleep ? asleep.promise : undefined)
  zombie.released(world.folder.release({ pages: Object.fromEntries(PRODUCTS.map(address => [address, 'zombie'])) }))
  await vi.waitFor(() => expect(world.bucket.keysOf('put')).toHaveLength(4), inTime)
  isAsleep = false

  const next = await world.startDelivery()
  next.delivery.released(world.folder.release({ pages: Object.fromEntries(PRODUCTS.map(address => [address, 'successor'])) }))
  await world.waitUntilDelivered()
  world.expectBucketEqualsFolder()
  asleep.resolve()
  await vi.waitFor(() => expect(world.errors.some(error => error instanceof KeyChanged)).toBe(true), inTime)
  await world.waitUntilDelivered()
  world.expectBucketEqualsFolder()
})

test('a publisher of another folder takes over by a listing, and compares once more when the first has certainly stopped', async () => {
  const { delivery: earlier, stop } = await world.deliverFirst()
  const drawn = 'site/share/abc.jpg'
  world.folder.write(drawn, 'jpeg')
  earlier.pictureChanged(drawn, { exists: true })
  await vi.waitFor(() => expect(world.bucket.objects.has(drawn)).toBe(true), inTime)
  await world.waitUntilDelivered()
  world.bucket.calls.length = 0
  await stop()
  world.useAnotherFolder()
  const { delivery, stop: stopSecond } = await world.startDelivery()
  delivery.released(world.folder.release({ ...site('first'), assets: { '_astro/other.js': 'other', 'favicon.svg': '<svg/>' } }))
  await world.waitUntilDelivered()
  expect(world.bucket.keysOf('list')).toContain('site/')
  expect(world.bucket.keysOf('put')).toEqual(['site/_astro/other.js'])
  // Pages in browsers still ask for the scripts of the other folder's build, and shared links for its drawn pictures.
  expect(world.bucket.keysOf('delete')).toEqual([])
  for (const key of ['site/_astro/first.js', drawn]) {
    const old = world.bucket.objects.get(key)
    world.bucket.objects.set(key, { ...(old as NonNullable<typeof old>), changedAt: new Date(0) })
  }
  // They may be old, but their pages were there until this folder took over.
  delivery.compare({ removesOldFiles: true, id: 'soon' })
  await vi.waitFor(async () => expect((await world.readJournal()).comparison?.id).toBe('soon'), inTime)
  expect(world.bucket.keysOf('delete')).toEqual([])
  await stopSecond()
  await world.orm.em.fork().execute(`update deliveries set folder_since = folder_since - interval '25 hours'`)
  const { delivery: dayLater } = await world.startDelivery()
  dayLater.released(world.folder.present())
  dayLater.compare({ removesOldFiles: true })
  await vi.waitFor(() => expect(world.bucket.keysOf('delete').toSorted()).toEqual(['site/_astro/first.js', drawn]), inTime)
  world.expectBucketEqualsFolder()
  const jobs = await world.orm.em.fork().execute(
    `select 1 from graphile_worker._private_jobs jobs join graphile_worker._private_tasks tasks on tasks.id = jobs.task_id
       where identifier = 'compare-bucket' and run_at > now() + interval '30 seconds'`,
  )
  expect(jobs).toHaveLength(1)
})

test('a comparison that is asked for under a name tells under it what it found, once it is mended, and is made once', async () => {
  const { delivery } = await world.deliverFirst()
  const page = 'site/index.html'
  const was = world.bucket.objects.get(page)
  await world.bucket.put(page, { bytes: Buffer.from('by hand'), contentType: 'text/html', cacheControl: 'no-cache' })
  const ask = () => delivery.compare({ removesOldFiles: true, id: 'asked' })
  ask()
  await vi.waitFor(
    async () => expect((await world.readJournal()).comparison).toMatchObject({ id: 'asked', differing: 1 }),
    inTime,
  )
  expect(world.bucket.objects.get(page)?.md5).toBe(was?.md5)
  world.expectBucketEqualsFolder()
  world.bucket.calls.length = 0
  ask()
  delivery.compare({ removesOldFiles: false })
  await vi.waitFor(async () => expect((await world.readJournal()).comparison).toMatchObject({ id: null, differing: 0 }), inTime)
  // The night's comparison alone: each part of the bucket is listed once.
  expect(world.bucket.keysOf('list')).toEqual([...new Set(world.bucket.keysOf('list'))])
})

test('a bucket that fails delays the delivery alone; lost answers count as written, and the warning ends with the success', async () => {
  const { delivery } = await world.deliverFirst()
  const id = await world.livePublication()
  let isDown = true
  let lost = 0
  world.bucket.before = () => {
    if (isDown) throw new Error('SlowDown')
  }
  delivery.released(
    world.folder.release({ pages: Object.fromEntries(PRODUCTS.map(address => [address, 'during the fault'])) }, [id]),
  )
  const settings = { name: 'web', endpoint: 'https://bucket.example', region: null, prefix: '', pathStyle: true, concurrency: 4 }
  const warning = () => bucketWarning(world.orm.em.fork(), settings, new Date())
  await vi.waitFor(
    async () => expect(await warning()).toMatchObject({ code: 'DELIVERY_FAILED', detail: expect.stringContaining('SlowDown') }),
    inTime,
  )
  expect(world.errors).toHaveLength(1)

  isDown = false
  world.bucket.after = ({ name }) => {
    if (name === 'put' && ++lost % 3 === 0) throw new Error('socket hang up')
  }
  await world.waitUntilDelivered()
  world.bucket.after = () => {}
  world.expectBucketEqualsFolder()
  expect(await warning()).toBeNull()
  expect(await world.orm.em.fork().findOneOrFail(Publication, { id })).toMatchObject({ awaits_delivery: false })
})

test('a purge that fails is tried again without a look at the bucket, and the edit counts as delivered then', async () => {
  const { delivery } = await world.deliverFirst()
  const id = await world.livePublication()
  let failures = 0
  world.purger.before = () => {
    if (failures++ < 3) throw new Error('502')
  }
  delivery.released(world.folder.release({ pages: { '/': 'purged at last' } }, [id]))
  await world.waitUntilDelivered()
  expect(failures).toBe(4)
  expect([world.bucket.keysOf('list'), world.bucket.keysOf('put')]).toEqual([[], ['site/index.html']])
  expect(world.purger.told).toEqual([{ addresses: ['/'] }])
  expect(await world.orm.em.fork().findOneOrFail(Publication, { id })).toMatchObject({ awaits_delivery: false })
})

test('changed headers make a whole delivery, which goes on where a kill ended it', async () => {
  const { stop } = await world.deliverFirst()
  await stop()
  let time = Date.now() + 10_000
  world.bucket.now = () => new Date((time += 1_000))
  let puts = 0
  const dead = new Promise<never>(() => {})
  world.bucket.before = ({ name, keys }) => (name === 'put' && keys[0]?.startsWith('site/') && ++puts > 8 ? dead : undefined)
  const first = await world.startDelivery({ purger: null })
  first.delivery.released(world.folder.present())
  await vi.waitFor(() => expect(puts).toBeGreaterThan(8), inTime)
  void first.stop()
  world.bucket.before = () => {}
  const rewritten = world.bucket.keysOf('put').length
  world.bucket.calls.length = 0
  const { delivery } = await world.startDelivery({ purger: null })
  delivery.released(world.folder.present())
  await world.waitUntilDelivered()
  const files = Object.keys(world.folder.md5s())
  expect(world.bucket.keysOf('put')).toHaveLength(files.length - 8)
  expect(rewritten).toBeGreaterThan(8)
  for (const key of files) expect(world.bucket.objects.get(key), key).toMatchObject(objectHeaders(key, { hasPurger: false }))
})

test('a bucket that lists an object only a while after it took it gets the whole site', async () => {
  const list = world.bucket.list.bind(world.bucket)
  let lagging = 1
  world.bucket.list = async function* (prefix, options) {
    if (!prefix.startsWith('time-probe') || lagging-- <= 0) yield* list(prefix, options)
  }
  const left = { bytes: Buffer.from('x'), contentType: 'text/plain', cacheControl: 'no-store' }
  world.bucket.now = () => new Date(Date.now() - 2 * 3_600_000)
  await world.bucket.put('time-probe-of-a-killed-process', left)
  world.bucket.now = () => new Date()
  await world.deliverFirst()
  expect(lagging).toBeLessThan(0)
  expect(world.errors).toEqual([])
  world.expectBucketEqualsFolder()
})

test('files that a publish replaces under a delivery are no fault, however long it takes', async () => {
  const { delivery } = await world.deliverFirst()
  delivery.released(world.folder.release({ pages: { '/': 'right', '/en/': 'right too' } }))
  delivery.publishBegins()
  const later = world.folder.release({ pages: { '/': 'later' } })
  let looks = 0
  await vi.waitFor(() => {
    looks += 1
    expect(world.bucket.keysOf('put')).toContain('site/en/index.html')
    // Longer than a look takes.
    expect(looks).toBeGreaterThan(20)
  }, inTime)
  delivery.released(later)
  delivery.publishEnds()
  await world.waitUntilDelivered()
  expect(world.errors).toEqual([])
  world.expectBucketEqualsFolder()
})

test('a file that another program changed in the folder is not delivered; when it is mended, it is', async () => {
  const { delivery } = await world.deliverFirst()
  const released = world.folder.release({ pages: { '/': 'right', '/en/': 'right too' } })
  delivery.released(released)
  world.folder.write('site/index.html', 'defaced')
  await vi.waitFor(() => expect(world.errors).not.toEqual([]), inTime)
  expect(Buffer.from(world.bucket.objects.get('site/index.html')?.bytes ?? []).toString()).toContain('first')
  world.folder.write('site/index.html', 'right')
  await world.waitUntilDelivered()
  world.expectBucketEqualsFolder()
})

test('a comparison finds objects that another program overwrote, deleted or added, and other headers', async () => {
  const { delivery } = await world.deliverFirst()
  const strange = { bytes: Buffer.from('strange'), contentType: 'text/html', cacheControl: 'no-store' }
  await world.bucket.put('site/index.html', strange)
  await world.bucket.put('site/strange.html', strange)
  await world.bucket.put('pictures/abc/original.jpg', strange)
  await world.bucket.delete(['site/en/index.html'])
  const plain = world.bucket.objects.get('site/404.html')
  world.bucket.objects.set('site/404.html', { ...(plain as NonNullable<typeof plain>), cacheControl: 'no-store' })
  world.bucket.calls.length = 0
  delivery.compare({ removesOldFiles: true })
  await vi.waitFor(() => {
    expect(world.bucket.keysOf('put').toSorted()).toEqual(['site/404.html', 'site/en/index.html', 'site/index.html'])
    expect(world.bucket.keysOf('delete')).toEqual(['site/strange.html'])
  }, inTime)
  // What is not of the published folders is not this delivery's.
  expect(world.bucket.objects.delete('pictures/abc/original.jpg')).toBe(true)
  await vi.waitFor(() => expect(world.purger.told).toHaveLength(1), inTime)
  world.expectBucketEqualsFolder()
})
