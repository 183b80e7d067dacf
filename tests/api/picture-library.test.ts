import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import type { PictureView } from '#server/pictures/picture.schemas.ts'
import { useApi } from '#tests/support/api-app.ts'
import { aCategory, aPost, aProduct, aService, aText, create } from '#tests/support/builders.ts'
import { aPlainPicture, upload } from '#tests/support/picture-files.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'aroomikoda-test-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))
const api = useApi({ env: { DATA_DIR: dataDir } })

const hashOf = (picture: PictureView) => picture.url.split('/')[2] as string

async function uploaded(bytes: Uint8Array, name?: string): Promise<PictureView> {
  const answer = await upload(api.administrator, bytes, name)
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json()
}

test('the list is searched by name and text, and read in parts', async () => {
  const ids: number[] = []
  for (const number of [1, 2, 3]) {
    const picture = await uploaded(
      await aPlainPicture(40 + number, 40, '#345')
        .png()
        .toBuffer(),
      `otsitav-100%-${number}.png`,
    )
    ids.unshift(picture.id)
  }
  const page = (query: string) => api.administrator.get(`/api/pictures?${query}`).then(answer => answer.json())
  const first = await page('q=OTSITAV-100%25&limit=2')
  expect(first).toMatchObject({ total: 3, next_cursor: String(ids[1]) })
  const second = await page(`q=otsitav-100%25&limit=2&cursor=${first.next_cursor}`)
  expect([...first.pictures, ...second.pictures].map((picture: PictureView) => picture.id)).toEqual(ids)
  expect(second.next_cursor).toBeNull()
  await api.administrator.put(`/api/pictures/${ids[0]}`, { ...first.pictures[0], alt_ru: 'Сосновый бор' })
  for (const q of ['сосновый', 'БОР сосновыи']) expect((await page(`q=${encodeURIComponent(q)}`)).pictures).toHaveLength(1)
  expect((await page(`hash=${hashOf(first.pictures[1])}`)).pictures).toMatchObject([{ id: ids[1] }])
})

test('an edit needs the current version; variants that become ready do not change it', async () => {
  const picture = await uploaded(await aPlainPicture(90, 90, '#567').png().toBuffer())
  const url = `/api/pictures/${picture.id}`
  const etag = String((await api.administrator.get(url)).headers['etag'])
  await api.orm.em.fork().execute(`update pictures set variants = '{"webp":[90],"avif":[90]}' where id = ?`, [picture.id])
  const saved = await api.administrator.put(
    url,
    { ...picture, name: 'Uus nimi', alt: 'Küünal aknal', alt_en: '' },
    { 'if-match': etag },
  )
  expect(saved.json()).toMatchObject({ name: 'Uus nimi', alt: 'Küünal aknal', alt_en: null, complete: true })
  expect((await api.administrator.put(url, picture, { 'if-match': etag })).statusCode).toBe(412)
  expect((await api.administrator.put(url, { ...picture, name: ' ' })).json().errors[0]).toMatchObject({ path: 'name' })
})

test('a picture that anything shows is not deleted, and the refusal says where it is', async () => {
  const picture = await uploaded(await aPlainPicture(91, 91, '#678').png().toBuffer())
  const url = `/api/pictures/${picture.id}`
  const inText = `<p><img src="/media/${hashOf(picture)}/91.webp" alt=""></p>`
  const category = await create(api.administrator, '/api/categories', aCategory())
  const product = await create(api.administrator, '/api/products', aProduct({ category_id: category.id, image: picture.url }))
  const post = await create(api.administrator, '/api/posts', aPost({ header: 'Sügise <em> & lõhnad', body_ru: inText }))
  const service = await create(api.administrator, '/api/services/uritused', aService({ body_en: inText }))
  const feedback = await create(api.administrator, '/api/feedbacks', {
    body: `${inText}<p>Väga hea</p>`,
    body_en: '',
    body_ru: '',
  })
  await api.administrator.put('/api/texts/3', aText({ body: inText }))
  const places = [
    { entity: 'feedback', id: feedback.id, label: 'Väga hea', type: null },
    { entity: 'post', id: post.id, label: 'Sügise <em> & lõhnad', type: null },
    { entity: 'product', id: product.id, label: 'Lavendliküünal', type: null },
    { entity: 'service', id: service.id, label: 'Lõhnade õhtu', type: 'uritused' },
    { entity: 'text', id: 3, label: null, type: null },
  ]
  expect((await api.administrator.get(url)).json().used_in).toEqual(places)
  const refused = await api.administrator.delete(url)
  expect([refused.statusCode, refused.json()]).toMatchObject([409, { code: 'PICTURE_IN_USE', used_in: places }])
  await api.administrator.delete(`/api/products/${product.id}`)
  await api.administrator.delete(`/api/posts/${post.id}`)
  await api.administrator.delete(`/api/services/uritused/${service.id}`)
  await api.administrator.delete(`/api/feedbacks/${feedback.id}`)
  expect((await api.administrator.delete(url)).json().used_in).toHaveLength(1)
  await api.administrator.put('/api/texts/3', aText())
  expect((await api.administrator.delete(url)).statusCode).toBe(204)
  expect((await api.administrator.get(url)).statusCode).toBe(404)
})
