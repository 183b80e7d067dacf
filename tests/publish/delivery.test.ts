import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { MikroORM } from '@mikro-orm/postgresql'
import { expect, test, vi } from 'vitest'
import { fileHash } from '#content-build/content/file-hash.ts'
import { folderId } from '#content-build/deliver/wanted-files.ts'
import { BucketJournal } from '#server/bucket-journal/bucket-journal.entity.ts'
import { compiledSite } from '../support/compiled-site.ts'
import { MemoryBucket } from '../support/memory-bucket.ts'
import { NotingPurger } from '../support/noting-purger.ts'
import { demoDatabase, publication, saveText, startPublishingProcess } from '../support/publishing-process.ts'
import { filesOf } from '../support/site-folder.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const site = await compiledSite()
const inTime = { timeout: 60_000, interval: 20 }

/** MD5s of the published files by their keys. */
function folderMd5s(folder: string): Record<string, string> {
  const files = ['site', 'admin'].flatMap(area => Object.keys(filesOf(join(folder, area))).map(name => `${area}/${name}`))
  return Object.fromEntries(files.map(file => [file, fileHash(readFileSync(join(folder, file)))]))
}

/** Waits until the bucket has all of a folder. */
async function untilWhole(orm: MikroORM, folder: string): Promise<void> {
  const whole = { folder: folderId(folder), pending: null, touched: [], failure: null }
  await vi.waitFor(
    async () => expect(await orm.em.fork().findOneOrFail(BucketJournal, { target: 'bucket' })).toMatchObject(whole),
    inTime,
  )
}

const heldBy = (bucket: MemoryBucket) => Object.fromEntries([...bucket.objects].map(([key, { md5 }]) => [key, md5]))

test('an edit goes live here and then in the bucket, whose objects are the folder; another folder takes over with few writes', async () => {
  const { orm, databaseUrl } = await demoDatabase()
  const [folder, other] = [temporaryFolder(), temporaryFolder()]
  const bucket = new MemoryBucket()
  const purger = new NotingPurger()
  const first = await startPublishingProcess(databaseUrl, site, folder, { bucket, purger })
  await first.worker
  await untilWhole(orm, folder)
  expect(heldBy(bucket)).toEqual(folderMd5s(folder))

  const delivered = async (id: number) => expect(await publication(orm, id)).toMatchObject({ delivered_at: expect.any(Date) })
  bucket.calls.length = 0
  const edit = await saveText(orm, 1, '<p>Uued sõnad</p>')
  await vi.waitFor(() => delivered(edit), inTime)
  expect(await publication(orm, edit)).toMatchObject({ state: 'live', awaits_delivery: false })
  expect(heldBy(bucket)).toEqual(folderMd5s(folder))
  expect(bucket.keysOf('list')).toEqual([])
  expect(bucket.keysOf('put').length).toBeLessThan(20)
  const told = () => purger.told.filter(purged => purged !== 'everything')
  expect(told()).toEqual([{ addresses: ['/tooteinfo'] }])
  // Some seconds later the caches are told once more.
  await vi.waitFor(() => expect(told()).toHaveLength(2), inTime)
  expect(told()[1]).toEqual(told()[0])

  await first.stop()
  bucket.calls.length = 0
  const second = await startPublishingProcess(databaseUrl, site, other, { bucket, purger })
  await second.worker
  const later = await saveText(orm, 1, '<p>Teise avaldaja sõnad</p>')
  await vi.waitFor(() => delivered(later), inTime)
  await untilWhole(orm, other)
  expect(heldBy(bucket)).toEqual(folderMd5s(other))
  expect(bucket.keysOf('put').length).toBeLessThan(20)
  expect([first.errors, second.errors]).toEqual([[], []])
})

test('while the bucket fails, edits go live here; when it is back, they go there too', async () => {
  const { orm, databaseUrl } = await demoDatabase()
  const folder = temporaryFolder()
  const bucket = new MemoryBucket()
  bucket.before = () => {
    throw new Error('the bucket is away')
  }
  const { worker, errors } = await startPublishingProcess(databaseUrl, site, folder, { bucket, purger: null })
  await worker
  const edit = await saveText(orm, 1, '<p>Pilvedeta</p>')
  await vi.waitFor(async () => expect((await publication(orm, edit)).state).toBe('live'), inTime)
  expect(readFileSync(join(folder, 'site/tooteinfo.html'), 'utf8')).toContain('Pilvedeta')
  expect(await publication(orm, edit)).toMatchObject({ awaits_delivery: true, delivered_at: null })
  bucket.before = () => {}
  await vi.waitFor(async () => expect((await publication(orm, edit)).awaits_delivery).toBe(false), inTime)
  await untilWhole(orm, folder)
  expect(heldBy(bucket)).toEqual(folderMd5s(folder))
  expect(errors).toEqual(['the published site was not delivered to the end; it is tried again, and publishing goes on'])
})
