import { afterEach, expect, test, vi } from 'vitest'
import { byLocale } from '#common/locales.ts'
import { encodeProducts } from '#src/features/products/product-index.ts'

afterEach(() => vi.unstubAllGlobals())

const product = {
  id: 7,
  title: { ...byLocale(() => null), et: 'Männiseep' },
  image: null,
  picture: null,
  priceCents: 500,
  newPriceCents: null,
  categoryId: 1,
  categorySegment: 'seebid',
}

/** What is published once the products of part 1 are deleted; the index that the page has still names that part. */
const PUBLISHED: Readonly<Record<string, unknown>> = {
  '/search/products.json': { parts: [0, 1], wordParts: [0, 1] },
  '/search/product-facts-0.json': { ids: [7], categories: [1], cents: [500] },
  '/search/product-titles-0.json': { ids: [7], titles: ['manniseep'], searchWords: [''] },
  '/search/product-categories.json': { words: { 1: 'seebid' } },
  '/search/product-words-latin-0.json': { ids: [7], words: ['vahune'] },
  '/search/products-0.json': encodeProducts([product]),
}

test('a search answers from the parts that are there when one is gone with its products', async () => {
  vi.stubGlobal('fetch', async (path: string) =>
    path in PUBLISHED ? Response.json(PUBLISHED[path]) : new Response('', { status: 404 }),
  )
  vi.resetModules()
  const { findShopPage } = await import('#src/features/shop/published-products.ts')
  const page = await findShopPage(null, { query: 'vahune', sort: 'default', perPage: 10, page: 1 })
  expect(page.items.map(({ id }) => id)).toEqual([7])
})
