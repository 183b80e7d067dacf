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

const TARGET = 'https://bucket.example web'
export const inTime = { timeout: 60_000, interval: 5 }

export const PRODUCTS = Array.from({ length: 12 }, (_, index): SitePath => `/tooted/kodul%C3%B5hnad/${index}`)

/** The first release of a small site, whose text says which release it is. */
export function site(text: string) {
  const pages = Object.fromEntries([...PRODUCTS, '/', '/en/', '/404'].map(address => [address, `<p>${text} ${address}`]))
  return {
    pages: { ...pages, '/sitemap.xml': `<urlset>${text}`, '/search/products.json': `["${text}"]` },
    assets: { [`_astro/${text}.js`]: text, 'favicon.svg': '<svg/>' },
  }
}

/** A published folder, a bucket and a CDN, all empty before each test, on a database of the test file's own. */
export function useDeliveryWorld(): DeliveryWorld {
  const world = new DeliveryWorld()
  let database: TestDatabase
  beforeAll(async () => {
    database = await createTestDatabase()
    world.orm = await openDatabase({ databaseUrl: database.databaseUrl })
  })
  afterAll(async () => {
    await world.orm.close()
    await database.drop()
  })
  beforeEach(() => world.beginAnew())
  return world
}

class DeliveryWorld {
  orm!: MikroORM
  folder!: ReleasedFolder
  bucket!: MemoryBucket
  purger!: NotingPurger
  /** What publishers logged as errors. */
  errors!: unknown[]

  /** As before each test. */
  async beginAnew(): Promise<void> {
    await this.orm.em
      .fork()
      .execute('delete from deliveries; delete from publications; delete from graphile_worker._private_jobs')
    this.bucket = new MemoryBucket()
    this.purger = new NotingPurger()
    this.errors = []
    this.useAnotherFolder()
  }

  useAnotherFolder(): void {
    this.folder = new ReleasedFolder(temporaryFolder())
  }

  /** A publisher that has begun. @returns it and what stops it */
  async startDelivery(options: Partial<DeliveryOptions> = {}) {
    const { orm, bucket, purger, errors, folder } = this
    const log = { info() {}, error: (fields: object) => void errors.push((fields as { err: unknown }).err) }
    const own = { orm, bucket, purger, log, dataDir: folder.dir, target: TARGET, origin: FOLDER_ORIGIN, concurrency: 4 }
    const delivery = new BucketDelivery({ ...own, pausesMs: [20], ...options })
    const stop = await delivery.begin(new AbortController().signal)
    onTestFinished(stop)
    return { delivery, stop }
  }

  /** A publisher whose first release is in the bucket. */
  async deliverFirst(options: Partial<DeliveryOptions> = {}) {
    const running = await this.startDelivery(options)
    running.delivery.released(this.folder.release(site('first')))
    await this.waitUntilDelivered()
    this.bucket.calls.length = 0
    this.purger.told.length = 0
    return running
  }

  /** Waits until the bucket has all of the folder. */
  async waitUntilDelivered(release = this.folder.manifest.release): Promise<void> {
    const done = { folder: folderId(this.folder.dir), pending: null, failure: null }
    await vi.waitFor(async () => expect(await this.readJournal()).toMatchObject({ ...done, delivered: release }), inTime)
  }

  readJournal(): Promise<BucketJournal> {
    return this.orm.em.fork().findOneOrFail(BucketJournal, { target: TARGET })
  }

  /** The bucket holds the files of the folder and nothing else, with their headers. */
  expectBucketEqualsFolder(): void {
    const held = [...this.bucket.objects].map(([key, { md5 }]) => [key, md5] as const)
    expect(Object.fromEntries(held.toSorted(([a], [b]) => (a < b ? -1 : 1)))).toEqual(this.folder.md5s())
    for (const [key, { contentType, cacheControl }] of this.bucket.objects)
      expect({ contentType, cacheControl }, key).toEqual(objectHeaders(key, { hasPurger: true }))
  }

  /** A saved edit that is live here. */
  async livePublication(): Promise<number> {
    const em = this.orm.em.fork()
    const id = await enqueuePublication(em, { changes: [], userId: null, queuedAt: new Date() })
    await em.nativeUpdate(Publication, { id }, { state: 'live', live_at: new Date(), awaits_delivery: true })
    return id
  }
}
