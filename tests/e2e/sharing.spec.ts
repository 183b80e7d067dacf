import { expect, test } from './fixtures.ts'

test('a new product gets a picture for shared links, and until then the company’s', async ({ loggedIn, request }) => {
  const product = await loggedIn.createProduct({ header: 'Jagatav küünal', header_en: 'A candle to share' })
  const category = (await loggedIn.categories()).find(({ id }) => id === product.category_id)
  const page = `/en/tooted/${encodeURIComponent(category?.name.toLowerCase() ?? '')}/${product.id}`
  const html = async () => (await request.get(page)).text()
  await expect.poll(html).toContain('A candle to share')
  const picture = new URL(/og:image" content="([^"]+)"/.exec(await html())?.[1] ?? '').pathname
  expect(picture).toMatch(/^\/share\/[\w-]{22}\.jpg$/)

  const answer = await request.get(picture)
  expect(answer.headers()['content-type']).toBe('image/jpeg')
  // Drawn by a process of low priority: on a busy machine it waits for much else.
  const isDrawn = async () => (await request.get(picture, { maxRedirects: 0 })).status()
  await expect.poll(isDrawn, { timeout: 240_000 }).toBe(200)
  expect((await request.get(picture)).headers()['cache-control']).toContain('max-age=604800')
})
