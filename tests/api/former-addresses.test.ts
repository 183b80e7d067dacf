import { expect, test } from 'vitest'
import { LOCALES } from '#common/locales.ts'
import { migrateDatabase } from '#server/app/database.ts'
import type { FormerAddressesView } from '#server/former-addresses/former-address.schemas.ts'
import { productSegment } from '#server/products/product-segment.ts'
import { useApi } from '#tests/support/api-app.ts'
import { publicationOf } from '#tests/support/api-requests.ts'
import { aCategory, aProduct, create } from '#tests/support/builders.ts'

const api = useApi()

const addresses = async (entity: string, id: number) =>
  (await api.administrator.get(`/api/former-addresses/${entity}/${id}`)).json() as FormerAddressesView
const paths = async (entity: string, id: number) => (await addresses(entity, id)).former.map(({ path }) => path)

test('a renamed category is led to from each name it had, unless that is its own or another’s again', async () => {
  const category = await create(api.administrator, '/api/categories', { name: 'Esimene nimi' })
  const url = `/api/categories/${category.id}`
  await api.administrator.put(url, { name: 'Teine & nimi' })
  const renamed = await api.administrator.put(url, { name: 'Kolmas nimi' })
  expect(await paths('category', category.id)).toEqual(['/tooted/teine%20%26%20nimi', '/tooted/esimene%20nimi'])
  // A name in another language is in no address.
  await api.administrator.put(url, { name: 'Kolmas nimi', name_en: 'Third name' })
  expect(await paths('category', category.id)).toHaveLength(2)

  await api.administrator.post(`/api/publications/${publicationOf(renamed)}/undo`)
  expect(await paths('category', category.id)).toEqual(['/tooted/kolmas%20nimi', '/tooted/esimene%20nimi'])
  const other = await create(api.administrator, '/api/categories', { name: 'Esimene nimi' })
  expect(await paths('category', category.id)).toEqual(['/tooted/kolmas%20nimi'])
  await api.administrator.delete(`/api/categories/${other.id}`)
  expect(await paths('category', category.id)).toEqual(['/tooted/kolmas%20nimi'])
})

/** Two categories, and a product in the first, which `move` puts into another. */
async function twoCategories() {
  const [from, to] = [aCategory(), aCategory()]
  const ids = [await create(api.administrator, '/api/categories', from), await create(api.administrator, '/api/categories', to)]
  const [fromId, toId] = ids.map(({ id }) => id) as [number, number]
  const fields = aProduct({ category_id: fromId })
  const { id } = await create(api.administrator, '/api/products', fields)
  const move = (category_id: number) => api.administrator.put(`/api/products/${id}`, { ...fields, category_id })
  return { fromId, toId, from: String(from['name']), to: String(to['name']), id, move }
}

const addressOf = (category: string, id: number) => `/tooted/${encodeURIComponent(category.toLowerCase())}/${id}`

test('a moved product is led to from the category it was in; a category and a product tell how many addresses they have now', async () => {
  const { fromId, toId, from, to, id, move } = await twoCategories()
  await create(api.administrator, '/api/products', aProduct({ category_id: fromId }))
  expect((await addresses('category', fromId)).addresses_now).toBe(3 * LOCALES.length)
  await move(toId)
  expect(await addresses('product', id)).toMatchObject({ former: [{ path: addressOf(from, id) }], addresses_now: LOCALES.length })
  await move(fromId)
  expect(await paths('product', id)).toEqual([addressOf(to, id)])
})

test('a product is led to from the earlier names of its category, and of one that it was in', async () => {
  const { fromId, toId, from, to, id, move } = await twoCategories()
  const rename = (category: number, name: string) => api.administrator.put(`/api/categories/${category}`, { name })
  await rename(fromId, `${from} uus`)
  expect(await paths('product', id)).toEqual([addressOf(from, id)])
  await move(toId)
  const { former } = await addresses('product', id)
  expect(former.map(({ path }) => path)).toEqual([addressOf(`${from} uus`, id), addressOf(from, id)])
  await rename(toId, `${to} uus`)
  await rename(fromId, `${from} veel`)
  // It tells since when the product has left an address, not the category.
  expect((await addresses('product', id)).former).toEqual([{ path: addressOf(to, id), since: expect.any(String) }, ...former])
  // Another category’s name names its own products.
  await create(api.administrator, '/api/categories', { name: to })
  expect((await addresses('product', id)).former).toEqual(former)
})

/** More than a column of ids holds. */
const TOO_BIG_AN_ID = 9_999_999_999

test('where the site is in a bucket, the database tells the segment of a product that an address names by its id', async () => {
  const { to, toId, id, move } = await twoCategories()
  await move(toId)
  const em = api.orm.em.fork()
  expect(await productSegment(em, id)).toBe(to.toLowerCase())
  await api.administrator.delete(`/api/products/${id}`)
  expect(await Promise.all([id, TOO_BIG_AN_ID].map(one => productSegment(api.orm.em.fork(), one)))).toEqual([null, null])
})

test('addresses that were left before there was a table of them are found in the publications', async () => {
  const { fromId, toId, from, id, move } = await twoCategories()
  await api.administrator.put(`/api/categories/${fromId}`, { name: `${from} uus` })
  await move(toId)
  await api.administrator.delete(`/api/products/${id}`)
  const kept = 'select entity, item_id, segment, category_id, since from former_addresses order by 1, 2, 3'
  const em = api.orm.em.fork()
  const before = await em.execute(kept)
  await em.execute(`drop table former_addresses; delete from mikro_orm_migrations where name = '007-former-addresses'`)
  await migrateDatabase(api.orm)
  expect(await em.execute(kept)).toEqual(before)
})
