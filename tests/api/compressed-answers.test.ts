import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { useApi } from '#tests/support/api-app.ts'
import { createItem, POSTS } from '#tests/support/api-kinds.ts'

const api = useApi()

test('a long answer comes compressed for a client that takes that, with the same tag in every encoding', async () => {
  const { url, item, etag } = await createItem(api.administrator, POSTS)
  const long = { ...item, [POSTS.html]: `<p>${'Lõhn ja lugu. '.repeat(200)}</p>` }
  const saved = await api.administrator.put(url, long, { 'if-match': etag })
  expect(saved.statusCode).toBe(200)
  const tag = String(saved.headers['etag'])

  const [plain, br, gzip] = await Promise.all(
    ['identity', 'gzip, br', 'gzip'].map(encoding => api.visitor.get(url, { 'accept-encoding': encoding })),
  )
  expect([plain?.headers['content-encoding'], plain?.headers['etag']]).toEqual([undefined, tag])
  expect([br?.headers['content-encoding'], br?.headers['etag']]).toEqual(['br', tag])
  expect([gzip?.headers['content-encoding'], gzip?.headers['etag']]).toEqual(['gzip', tag])
  for (const answer of [plain, br, gzip]) expect(answer?.headers['vary']).toMatch(/accept-encoding/)
  expect(brotliDecompressSync(br?.rawPayload ?? '').toString()).toBe(plain?.body)
  expect(gunzipSync(gzip?.rawPayload ?? '').toString()).toBe(plain?.body)
  expect(br?.rawPayload.length).toBeLessThan((plain?.rawPayload.length ?? 0) / 4)
  expect((await api.visitor.get(url, { 'accept-encoding': 'br', 'if-none-match': tag })).statusCode).toBe(304)
})

test('an answer is compressed for its length in bytes, of which a Cyrillic letter has two', async () => {
  const { url, item, etag } = await createItem(api.administrator, POSTS)
  const text = `<p>${'ж'.repeat(600)}</p>`
  const saved = await api.administrator.put(url, { ...item, [POSTS.html]: text }, { 'if-match': etag })
  expect(saved.statusCode).toBe(200)
  const packed = await api.visitor.get(url, { 'accept-encoding': 'gzip' })
  const { body } = await api.visitor.get(url, { 'accept-encoding': 'identity' })
  expect([body.length < 1_024, Buffer.byteLength(body) > 1_024]).toEqual([true, true])
  expect(packed.headers['content-encoding']).toBe('gzip')
})
