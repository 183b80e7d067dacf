import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { variantWidths } from '#common/picture-address.ts'
import { buildApp } from '#server/app/app.ts'
import { startPictureWorker } from '#server/app/picture-worker.ts'
import { restoreBackup } from '#server/backup/restore-backup.ts'
import { writeBackup } from '#server/backup/write-backup.ts'
import { openBucket } from '#server/bucket/s3-bucket.ts'
import { pictureStorage } from '#server/pictures/picture-storage.ts'
import type { PictureView } from '#server/pictures/picture.schemas.ts'
import { ORIGIN, useApi } from '#tests/support/api-app.ts'
import { apiClient } from '#tests/support/api-requests.ts'
import { emptyMachine, PICTURE, withCompany } from '#tests/support/company-to-back-up.ts'
import { makeBucket } from '#tests/support/object-gateway.ts'
import { aPhoto, upload } from '#tests/support/picture-files.ts'
import { describePictureStorage } from '#tests/support/picture-storage-conformance.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

const bucket = await makeBucket(inject('gateway'))
const place = () => ({ dataDir: temporaryFolder(), bucket })

describePictureStorage('pictures in a bucket of Ceph RADOS Gateway', () => pictureStorage({ dataDir: '/nowhere', bucket }))

const api = useApi({ pictures: pictureStorage({ dataDir: '/nowhere', bucket }) })

test('an uploaded picture is there for every process, whatever its folder, with the sizes that one of them made', async () => {
  const uploaded = await upload(api.administrator, await aPhoto({ width: 400, height: 300 }))
  const { id, url } = uploaded.json<PictureView>()
  const other = place()
  const app = await buildApp({ config: { ...api.config, ...other }, orm: api.orm, log: api.log })
  const databaseUrl = String(api.orm.config.get('clientUrl'))
  const worker = await startPictureWorker({ ...place(), databaseUrl, log: api.log })
  try {
    const elsewhere = apiClient(app, ORIGIN)
    expect((await elsewhere.get(url)).statusCode).toBe(200)
    const current = () => api.administrator.get(`/api/pictures/${id}`).then(answer => answer.json<PictureView>())
    await vi.waitFor(async () => expect((await current()).complete).toBe(true), { timeout: 60_000, interval: 100 })
    for (const width of variantWidths(400)) {
      const answer = await elsewhere.get(url.replace(/\d+\.webp$/, `${width}.avif`))
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/avif'])
    }
    expect((await api.administrator.delete(`/api/pictures/${id}`)).statusCode).toBe(204)
    await vi.waitFor(async () => expect((await elsewhere.get(url)).statusCode).toBe(404), { timeout: 20_000, interval: 100 })
    expect(existsSync(join(other.dataDir, 'media'))).toBe(false)
  } finally {
    await worker.stop()
    await app.close()
  }
}, 120_000)

test('a backup holds the pictures of the bucket, and comes back into another bucket', async () => {
  await withCompany(async company => {
    const storage = pictureStorage({ dataDir: company.dataDir, bucket })
    await storage.put(PICTURE, 'original.jpg', Buffer.from('in the bucket'))
    const { file, manifest } = await writeBackup({ ...company, bucket, file: join(temporaryFolder(), 'b.tar.gz') })
    expect(manifest.missing_pictures).toEqual([])
    const machine = { ...(await emptyMachine()), bucket: await makeBucket(inject('gateway')) }
    const site = await openBucket(machine.bucket)
    onTestFinished(() => site.close())
    await site.put('site/index.html', { bytes: Buffer.from('live'), contentType: 'text/html', cacheControl: 'no-cache' })
    await expect(restoreBackup(file, machine, { log() {} })).rejects.toThrow(/holds a published site/)
    await restoreBackup(file, machine, { log() {}, replacesSite: true })
    const restored = await pictureStorage(machine).read(PICTURE, 'original.jpg')
    expect(Buffer.from(restored ?? []).toString()).toBe('in the bucket')
    expect(existsSync(join(machine.dataDir, 'media'))).toBe(false)
  })
})
