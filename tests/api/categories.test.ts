import { describe, expect, test } from 'vitest'
import { useApi } from '#tests/support/api-app.ts'
import { aCategory, aProduct, create } from '#tests/support/builders.ts'

const api = useApi()

describe('the name of a category', () => {
  test('is taken when another category has the same name in any case', async () => {
    const { id } = await create(api.administrator, '/api/categories', { name: 'Õlid ja Küünlad' })
    for (const name of ['õlid ja küünlad', ' ÕLID JA KÜÜNLAD ', 'o\u0303lid ja küünlad']) {
      const answer = await api.administrator.post('/api/categories', { name })
      expect([answer.statusCode, answer.json().code], name).toEqual([409, 'NAME_TAKEN'])
    }
    const renamed = await api.administrator.put(`/api/categories/${id}`, { name: 'ÕLID ja küünlad' })
    expect(renamed.statusCode).toBe(200)
  })

  test('cannot become the name of another category', async () => {
    await create(api.administrator, '/api/categories', { name: 'Autolõhnad' })
    const { id } = await create(api.administrator, '/api/categories', { name: 'Kodulõhnad' })
    expect((await api.administrator.put(`/api/categories/${id}`, { name: 'AUTOLÕHNAD' })).json()).toHaveProperty(
      'code',
      'NAME_TAKEN',
    )
  })

  test.each([
    ['Ostukorv', 'RESERVED_NAME'],
    ['addeditcategory', 'RESERVED_NAME'],
    ['LEHT', 'RESERVED_NAME'],
    ['a/b', 'NOT_A_PATH_SEGMENT'],
    ['a\\b', 'NOT_A_PATH_SEGMENT'],
    ['..', 'NOT_A_PATH_SEGMENT'],
    ['.peidetud', 'NOT_A_PATH_SEGMENT'],
    ['tooted.html', 'NOT_A_PATH_SEGMENT'],
    ['rea\nvahetus', 'NOT_A_PATH_SEGMENT'],
    ['香'.repeat(67), 'TOO_LONG'],
    ['İ'.repeat(100), 'TOO_LONG'],
    ['a'.repeat(101), 'TOO_LONG'],
    ['   ', 'REQUIRED'],
    [' \u200b\u202e', 'REQUIRED'],
  ])('cannot be %j (%s)', async (name, code) => {
    const answer = await api.administrator.post('/api/categories', { name })
    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors).toContainEqual({ path: 'name', code, message: expect.any(String) })
  })

  test.each(['100% looduslik', 'kodu & köök', 'küünlad?', '#1', 'Ароматы', "ema's"])('can be %s', async name => {
    expect(await create(api.administrator, '/api/categories', { name })).toHaveProperty('name', name)
  })
})

describe('a category with products', () => {
  test('is not deleted; the answer says how many there are', async () => {
    const { id } = await create(api.administrator, '/api/categories', aCategory())
    const first = await create(api.administrator, '/api/products', aProduct({ category_id: id }))
    const second = await create(api.administrator, '/api/products', aProduct({ category_id: id }))

    const refused = await api.administrator.delete(`/api/categories/${id}`)
    expect(refused.statusCode).toBe(409)
    expect(refused.json()).toMatchObject({ code: 'CATEGORY_IN_USE', products: 2 })

    for (const product of [first, second]) await api.administrator.delete(`/api/products/${product.id}`)
    expect((await api.administrator.delete(`/api/categories/${id}`)).statusCode).toBe(204)
  })

  test('is deleted or gets a new product when both come at once, never both', async () => {
    const { id } = await create(api.administrator, '/api/categories', aCategory())
    const [deleted, created] = await Promise.all([
      api.administrator.delete(`/api/categories/${id}`),
      api.administrator.post('/api/products', aProduct({ category_id: id })),
    ])
    expect([
      [204, 422],
      [409, 201],
    ]).toContainEqual([deleted.statusCode, created.statusCode])
  })
})
