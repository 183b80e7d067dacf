import { describe, expect, test } from 'vitest'
import { readTouchedRows } from '#content-build/content/read-content.ts'
import type { ProductRow } from '#content-build/content/rows.ts'
import { productOnPage } from '#src/content/product.ts'
import { useApi } from '#tests/support/api-app.ts'
import { aCategory, aProduct, create } from '#tests/support/builders.ts'

const api = useApi()

async function category(): Promise<number> {
  return (await create(api.administrator, '/api/categories', aCategory())).id
}

describe('the price of a product', () => {
  test.each([0, 0.1, 0.29, 1.005e2, 19.99, 1234567.89, 99_999_999.99])('%d € is stored to the cent', async price => {
    const product = await create(
      api.administrator,
      '/api/products',
      aProduct({ category_id: await category(), price, new_price: price }),
    )
    expect((await api.visitor.get(`/api/products/${product.id}`)).json()).toMatchObject({ price, new_price: price })
  })

  test('is published as one without a discount where the discounted price equals it', async () => {
    const category_id = await category()
    for (const [price, new_price, newPriceCents] of [
      [19.99, 19.99, null],
      [0, 0, null],
      [19.99, 19.98, 1998],
      [19.99, null, null],
    ] as const) {
      const { id } = await create(api.administrator, '/api/products', aProduct({ category_id, price, new_price }))
      const [touched] = await readTouchedRows(api.orm.em.fork(), [{ entity: 'product', id }])
      const shown = productOnPage(touched?.row as ProductRow)
      expect(shown).toMatchObject({ priceCents: Math.round(price * 100), newPriceCents })
    }
  })

  test.each([
    ['price', -0.01, 'TOO_SMALL'],
    ['price', 12.345, 'TOO_MANY_DECIMALS'],
    ['price', 0.001, 'TOO_MANY_DECIMALS'],
    ['price', 100_000_000, 'TOO_LARGE'],
    ['price', '12.50', 'INVALID'],
    ['price', null, 'REQUIRED'],
    ['new_price', -1, 'TOO_SMALL'],
    ['new_price', 25, 'NOT_A_DISCOUNT'],
    ['new_price', '10', 'INVALID'],
  ])('%s %j is refused as %s', async (field, value, code) => {
    const answer = await api.administrator.post(
      '/api/products',
      aProduct({ category_id: await category(), price: 24.9, [field]: value }),
    )
    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors).toContainEqual({ path: field, code, message: expect.any(String) })
  })
})

describe('the category of a product', () => {
  test('must exist', async () => {
    const answer = await api.administrator.post('/api/products', aProduct({ category_id: 2_000_000_000 }))
    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors).toMatchObject([{ path: 'category_id', code: 'NOT_FOUND' }])
  })

  test('can be changed to another one, and not to one that does not exist', async () => {
    const product = await create(api.administrator, '/api/products', aProduct({ category_id: await category() }))
    const other = await category()
    const url = `/api/products/${product.id}`
    expect((await api.administrator.put(url, { ...product, category_id: other })).json()).toHaveProperty('category_id', other)
    expect((await api.administrator.put(url, { ...product, category_id: 2_000_000_000 })).statusCode).toBe(422)
    expect((await api.visitor.get(url)).json()).toHaveProperty('category_id', other)
  })
})

describe('the picture of a product', () => {
  test.each(['/pildid/küünal.jpg?w=1&h=2', '/_astro/logo.svg#mark'])('may be %s', async image => {
    const product = await create(api.administrator, '/api/products', aProduct({ category_id: await category(), image }))
    expect(product).toHaveProperty('image', image)
  })

  test.each([
    '//evil.example/a.jpg',
    '/\\evil.example/a.jpg',
    'http://example.ee/a.jpg',
    'javascript:alert(1)',
    'data:image/png;base64,AA',
    'pildid/a.jpg',
    'https://',
    '/a\tb',
    `/${'a'.repeat(2048)}`,
    // As long as may be, until its spaces are encoded.
    `/${'a b'.repeat(682)}`,
  ])('may not be %s', async image => {
    const answer = await api.administrator.post('/api/products', aProduct({ category_id: await category(), image }))
    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors).toMatchObject([{ path: 'image' }])
  })

  test('has its spaces encoded, and the invisible characters around it removed', async () => {
    const product = await create(
      api.administrator,
      '/api/products',
      aProduct({ category_id: await category(), image: '\u202a /pildid/minu küünal.jpg \u202c' }),
    )
    expect(product).toHaveProperty('image', '/pildid/minu%20küünal.jpg')
  })
})
