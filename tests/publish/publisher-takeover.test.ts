import type { MikroORM } from '@mikro-orm/postgresql'
import { expect, onTestFinished, test, vi } from 'vitest'
import { BucketDelivery } from '#content-build/deliver/bucket-delivery.ts'
import { Publisher } from '#content-build/process/publisher.ts'
import { startPublishWorker } from '#content-build/process/worker.ts'
import { ReleaseStore } from '#content-build/release/release-store.ts'
import { ADVISORY_LOCK } from '#server/core/advisory-locks.ts'
import { compiledSite } from '../support/compiled-site.ts'
import { demoMedia } from '../support/demo-media.ts'
import { firstPublish } from '../support/first-publish.ts'
import { MemoryBucket } from '../support/memory-bucket.ts'
import { NotingPurger } from '../support/noting-purger.ts'
import { emptyDatabase, NO_CONTENT } from '../support/publishing-process.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const site = await compiledSite()
const inTime = { timeout: 60_000, interval: 20 }

/** A publisher that delivers to a bucket, not begun yet. */
function publisherOf(orm: MikroORM) {
  const folder = temporaryFolder()
  const log = { info() {}, error() {} }
  const publisher = new Publisher({ site, store: new ReleaseStore(folder), pictures: demoMedia, orm, log })
  const purger = new NotingPurger()
  const place = { target: 'bucket', dataDir: folder, origin: site.origin, concurrency: 8 }
  const delivery = new BucketDelivery({ ...place, bucket: new MemoryBucket(), purger, orm, log })
  const begin = async () => {
    const { signal } = new AbortController()
    const start = () => startPublishWorker({ orm, publisher, delivery, log, signal, onStandby() {}, onReady() {} })
    const worker = await firstPublish(NO_CONTENT, folder, start)
    onTestFinished(() => worker.stop())
    return worker
  }
  return { publisher, purger, begin }
}

test('the jobs that a killed publisher had begun are done by the next one, and those of other queues stay with theirs', async () => {
  const { orm } = await emptyDatabase()
  const em = orm.em.fork()
  for (const [job, worker] of [
    ['publish', 'killed'],
    ['compare-bucket', 'killed'],
    ['purge-again', 'killed'],
    ['mail', 'alive'],
  ]) {
    await em.execute(`select graphile_worker.add_job(?, '{"purge":"everything"}'::json)`, [job])
    await em.execute('update graphile_worker._private_jobs set locked_at = now(), locked_by = ? where locked_by is null', [
      worker,
    ])
  }
  const { purger, begin } = publisherOf(orm)
  await begin()
  const left = () => em.execute('select task_identifier, locked_by from graphile_worker.jobs')
  await vi.waitFor(async () => expect(await left()).toEqual([{ task_identifier: 'mail', locked_by: 'alive' }]), inTime)
  expect(purger.told).toEqual(['everything'])
})

test('a publisher releases nothing once the connection that holds its lock is gone, also before it has heard of that', async () => {
  const { orm } = await emptyDatabase()
  const { publisher, begin } = publisherOf(orm)
  const limits = vi.spyOn(publisher, 'begin')
  const { lost } = await begin()
  const beforeRelease = limits.mock.calls[0]?.[0].beforeRelease
  await expect(beforeRelease?.()).resolves.toBeUndefined()
  await orm.em.fork().execute(
    `select pg_terminate_backend(pid) from pg_locks join pg_database on pg_database.oid = database
      where locktype = 'advisory' and objid = ? and datname = current_database()`,
    [ADVISORY_LOCK.publisher],
  )
  await expect(beforeRelease?.()).rejects.toThrow()
  await lost
})
