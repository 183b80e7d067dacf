import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { startPictureWorker } from '#server/app/picture-worker.ts'
import { systemContext } from '#server/audit-log/audit-context.ts'
import { cleanPicture } from '#server/pictures/clean-picture.ts'
import { makeVariants } from '#server/pictures/make-variants.ts'
import { lockPictureFiles } from '#server/pictures/picture-jobs.ts'
import { type PictureStorage, pictureStorage } from '#server/pictures/picture-storage.ts'
import type { PictureView } from '#server/pictures/picture.schemas.ts'
import { savePicture } from '#server/pictures/save-picture.ts'
import { useApi } from '#tests/support/api-app.ts'
import { publicationOf } from '#tests/support/api-requests.ts'
import { aCategory, aProduct, aService, create } from '#tests/support/builders.ts'
import { aPlainPicture, upload } from '#tests/support/picture-files.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'aroomikoda-test-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))
const api = useApi({ env: { DATA_DIR: dataDir } })

let side = 80

/** A picture of the library, the fields of a product that shows it in a field and in a text, and what deletes it. */
async function shownPicture() {
  const bytes = await aPlainPicture((side += 1), 80, '#687')
    .png()
    .toBuffer()
  const picture = (await upload(api.administrator, bytes)).json<PictureView>()
  const category_id = (await create(api.administrator, '/api/categories', aCategory())).id
  const product = aProduct({ category_id, image: picture.url, description: `<p><img src="${picture.url}" alt=""></p>` })
  return { bytes, picture, product, remove: () => api.administrator.delete(`/api/pictures/${picture.id}`) }
}

/** Waits until one query like this one waits for a lock. */
async function untilWaiting(query: string): Promise<void> {
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like ?`
  await vi.waitFor(async () => expect(await api.sql(waiting, [query])).toHaveLength(1), { timeout: 60_000 })
}

describe('a picture that was deleted meanwhile', () => {
  test('is not saved into anything, and the refusal names the fields', async () => {
    const { product, remove } = await shownPicture()
    await remove()
    const refused = await api.administrator.post('/api/products', product)
    expect([refused.statusCode, refused.json().errors]).toMatchObject([
      422,
      [
        { path: 'image', code: 'PICTURE_GONE' },
        { path: 'description', code: 'PICTURE_GONE' },
      ],
    ])
    const list = '/api/services/kinkekaardid'
    const item = await create(api.administrator, list, aService())
    const services = await api.administrator.put(list, [{ ...item, image: product['image'] }])
    expect([services.statusCode, services.json().errors]).toMatchObject([422, [{ path: '0.image', code: 'PICTURE_GONE' }]])
  })

  test('is not found in the addresses of another host, which may look the same', async () => {
    const { product } = await shownPicture()
    const link = `https://cdn.example.com/media/${'5f'.repeat(16)}`
    const description = `<p><a href="${link}/kataloog.pdf">Kataloog</a></p><figure data-video="${link}/film.mp4"></figure>`
    const saved = await api.administrator.post('/api/products', { ...product, description })
    expect([saved.statusCode, saved.json().errors]).toEqual([201, undefined])
  })

  test('may be named by a field that shows no picture, in a save and in an undo', async () => {
    const { picture, product, remove } = await shownPicture()
    const named = { ...product, image: null, description: null, header: picture.url }
    const { id } = await create(api.administrator, '/api/products', named)
    const renamed = await api.administrator.put(`/api/products/${id}`, { ...named, header: 'Uus' })
    await remove()
    const saved = await api.administrator.post('/api/products', named)
    expect([saved.statusCode, saved.json().errors]).toEqual([201, undefined])
    expect((await api.administrator.post(`/api/publications/${publicationOf(renamed)}/undo`, {})).statusCode).toBe(201)
  })

  test('does not keep an item that shows it already from being saved', async () => {
    const { product, remove } = await shownPicture()
    const { id } = await create(api.administrator, '/api/products', { ...product, image: null, description: null })
    await api.sql('update products set image = ?, description = ? where id = ?', [product['image'], product['description'], id])
    await remove()
    expect((await api.administrator.put(`/api/products/${id}`, { ...product, header: 'Uus' })).statusCode).toBe(200)
  })

  test('while the save was under way is refused just so', async () => {
    const { picture, product } = await shownPicture()
    const deleting = api.orm.em.fork()
    await deleting.begin()
    await deleting.execute('delete from pictures where id = ?', [picture.id])
    const saving = api.administrator.post('/api/products', product)
    await untilWaiting('%pictures%')
    await deleting.commit()
    expect((await saving).statusCode).toBe(422)
  })

  test('and uploaded again before the job of its deletion ran keeps its files', async () => {
    const { bytes, picture, remove } = await shownPicture()
    const forgetting = `select 1 from graphile_worker.jobs where task_identifier = 'forget-picture'`
    await api.sql(`delete from graphile_worker._private_jobs`)
    expect((await remove()).statusCode).toBe(204)
    expect(await api.sql(forgetting)).toHaveLength(1)
    expect((await upload(api.administrator, bytes)).statusCode).toBe(201)
    const databaseUrl = String(api.orm.config.get('clientUrl'))
    const worker = await startPictureWorker({ dataDir, bucket: null, databaseUrl, log: api.log })
    try {
      await vi.waitFor(async () => expect(await api.sql(forgetting)).toEqual([]), { timeout: 60_000 })
    } finally {
      await worker.stop()
    }
    expect(readdirSync(join(dataDir, 'media', picture.url.split('/')[2] as string))).toContain(`${picture.width}.webp`)
  })

  test('and whose files are just being deleted gets them back when it is uploaded again', async () => {
    const { bytes, picture, remove } = await shownPicture()
    await remove()
    const hash = picture.url.split('/')[2] as string
    const folder = join(dataDir, 'media', hash)
    const files = readdirSync(folder).toSorted()
    const deleting = api.orm.em.fork()
    await deleting.begin()
    await lockPictureFiles(deleting, hash)
    const uploading = upload(api.administrator, bytes)
    await untilWaiting('%pg_advisory_xact_lock%')
    rmSync(folder, { recursive: true })
    await deleting.commit()
    expect((await uploading).statusCode).toBe(201)
    expect(readdirSync(folder).toSorted()).toEqual(files)
  })

  test('while its variants were made leaves a job that deletes their files', async () => {
    const { picture } = await shownPicture()
    const hash = picture.url.split('/')[2] as string
    const holding = api.orm.em.fork()
    await holding.begin()
    await lockPictureFiles(holding, hash)
    const place = { dataDir, bucket: null }
    const making = makeVariants(
      api.orm.em.fork(),
      { pictureId: picture.id, format: 'avif' },
      { place, signal: new AbortController().signal },
    )
    await untilWaiting('%pg_advisory_xact_lock%')
    await api.sql('delete from pictures where id = ?', [picture.id])
    await holding.commit()
    await making
    const forgetting = `select payload from graphile_worker._private_jobs where payload ->> 'hash' = ?`
    expect(await api.sql(forgetting, [hash])).toEqual([{ payload: { hash } }])
  })

  test('does not come back with an undo, which names it, until it is uploaded again', async () => {
    const { bytes, picture, product, remove } = await shownPicture()
    const shown = await create(api.administrator, '/api/products', product)
    const saved = await api.administrator.put(`/api/products/${shown.id}`, { ...shown, image: null, description: null })
    await remove()
    const undo = () => api.administrator.post(`/api/publications/${publicationOf(saved)}/undo`, {})
    const needed = { entity: 'picture', id: picture.id, label: picture.name }
    const refused = await undo()
    expect([refused.statusCode, refused.json()]).toMatchObject([409, { code: 'REFERENCE_GONE', needed }])
    expect((await upload(api.administrator, bytes)).statusCode).toBe(201)
    expect((await undo()).statusCode).toBe(201)
    expect((await api.visitor.get(`/api/products/${shown.id}`)).json()).toEqual(shown)
  })
})

test.each(['amid', 'after'])('an upload that fails %s the storing of its files leaves a job that deletes them', async when => {
  const picture = await cleanPicture(await aPlainPicture(when.length, 80, '#687').png().toBuffer())
  const storage = pictureStorage({ dataDir, bucket: null })
  const lost = new Error('the storage does not answer any more')
  const fail = () => Promise.reject(lost)
  const put: PictureStorage['put'] = (hash, name, bytes) =>
    when === 'amid' && name === picture.original.file ? fail() : storage.put(hash, name, bytes)
  const failing = { put, list: fail } as unknown as PictureStorage
  const now = new Date()
  const edit = { userId: null, startedAt: now, by: systemContext(now) }
  await expect(savePicture(api.orm.em.fork(), failing, { picture, name: 'foto.png', edit })).rejects.toBe(lost)
  expect(await storage.list(picture.hash)).toHaveLength(when === 'amid' ? 1 : 2)
  const forgetting = `select payload from graphile_worker._private_jobs where payload ->> 'hash' = ?`
  expect(await api.sql(forgetting, [picture.hash])).toEqual([{ payload: { hash: picture.hash } }])
})
