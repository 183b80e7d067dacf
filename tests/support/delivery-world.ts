import type { MikroORM } from '@mikro-orm/postgresql'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, vi } from 'vitest'
import type { SitePath } from '#common/paths.ts'
import { BucketDelivery } from '#content-build/deliver/bucket-delivery.ts'
import type { DeliveryOptions } from '#content-build/deliver/delivery-options.ts'
import { objectHeaders } from '#content-build/deliver/object-headers.ts'
import { folderId } from '#content-build/deliver/wanted-files.ts'
import { openDatabase } from '#server/app/database.ts'
import { BucketJournal } from '#server/bucket-journal/bucket-journal.entity.ts'
import { enqueuePublication } from '#server/publication-queue/enqueue.ts'
import { Publication } from '#server/publication-queue/publication.entity.ts'
import { MemoryBucket } from './memory-bucket.ts'
import { NotingPurger } from './noting-purger.ts'
import { createTestDatabase, type TestDatabase } from './postgres.ts'
import { FOLDER_ORIGIN, ReleasedFolder } from './released-folder.ts'
import { temporaryFolder } from './temporary-folder.ts'

export const TARGET = 'https://bucket.example web'
export const inTime = { timeout: 60_000, interval: 5 }

let database: TestDatabase
export let orm: MikroORM
export let bucket: MemoryBucket
export let purger: NotingPurger
export let folder: ReleasedFolder
export let errors: unknown[]

/** A database of the test file's own, and for each test an empty bucket, a CDN, and a folder. */
export function useDeliveryWorld(): void {
  beforeAll(async () => {
    database = await createTestDatabase()
    orm = await openDatabase({ databaseUrl: database.databaseUrl })
  })
  afterAll(async () => {
    await orm.close()
    await database.drop()
  })
  beforeEach(beginAnew)
}

/** As before each test. */
export async function beginAnew(): Promise<void> {
  await orm.em.fork().execute('delete from deliveries; delete from publications; delete from graphile_worker._private_jobs')
  bucket = new MemoryBucket()
  purger = new NotingPurger()
  errors = []
  useAnotherFolder()
}

export function useAnotherFolder(): void {
  folder = new ReleasedFolder(temporaryFolder())
}

export const PRODUCTS = Array.from({ length: 12 }, (_, index): SitePath => `/tooted/kodul%C3%B5hnad/${index}`)

/** The first release of a small site, whose text says which release it is. */
export function site(text: string) {
  const pages = Object.fromEntries([...PRODUCTS, '/', '/en/', '/404'].map(address => [address, `<p>${text} ${address}`]))
  return {
    pages: { ...pages, '/sitemap.xml': `<urlset>${text}`, '/search/products.json': `["${text}"]` },
    assets: { [`_astro/${text}.js`]: text, 'favicon.svg': '<svg/>' },
  }
}

function publisher(options: Partial<DeliveryOptions> = {}) {
  const log = { info() {}, error: (fields: object) => void errors.push((fields as { err: unknown }).err) }
  const { dir: dataDir } = folder
  const own = { orm, bucket, target: TARGET, purger, dataDir, origin: FOLDER_ORIGIN, log, concurrency: 4, pausesMs: [20] }
  return new BucketDelivery({ ...own, ...options })
}

/** A publisher that has begun. @returns it and what stops it */
export async function startDelivery(options: Partial<DeliveryOptions> = {}) {
  const delivery = publisher(options)
  const stop = await delivery.begin(new AbortController().signal)
  onTestFinished(stop)
  return { delivery, stop }
}

export const readJournal = () => orm.em.fork().findOneOrFail(BucketJournal, { target: TARGET })

/** Waits until the bucket has all of the folder. */
export async function waitUntilDelivered(release = folder.manifest.release): Promise<void> {
  const done = { folder: folderId(folder.dir), pending: null, failure: null }
  await vi.waitFor(async () => expect(await readJournal()).toMatchObject({ ...done, delivered: release }), inTime)
}

/** The bucket holds the files of the folder and nothing else, with their headers. */
export function expectBucketEqualsFolder(): void {
  const held = [...bucket.objects].map(([key, { md5 }]) => [key, md5] as const)
  expect(Object.fromEntries(held.toSorted(([a], [b]) => (a < b ? -1 : 1)))).toEqual(folder.md5s())
  for (const [key, { contentType, cacheControl }] of bucket.objects)
    expect({ contentType, cacheControl }, key).toEqual(objectHeaders(key, { hasPurger: true }))
}

/** A publisher whose first release is in the bucket. */
export async function deliverFirst(options: Partial<DeliveryOptions> = {}) {
  const running = await startDelivery(options)
  running.delivery.released(folder.release(site('first')))
  await waitUntilDelivered()
  bucket.calls.length = 0
  purger.told.length = 0
  return running
}

/** A saved edit that is live here. */
export async function livePublication(): Promise<number> {
  const em = orm.em.fork()
  const id = await enqueuePublication(em, { changes: [], userId: null, queuedAt: new Date() })
  await em.nativeUpdate(Publication, { id }, { state: 'live', live_at: new Date(), awaits_delivery: true })
  return id
}
