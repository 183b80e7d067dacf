import { describe, expect, test } from 'vitest'
import { useApi } from '#tests/support/api-app.ts'
import { aCategory, aProduct, create } from '#tests/support/builders.ts'

const api = useApi()

describe.each(['/api/categories', '/api/products'] as const)('the search words of %s', path => {
  const fields = async (): Promise<Record<string, unknown>> =>
    path === '/api/categories'
      ? aCategory()
      : aProduct({ category_id: (await create(api.administrator, '/api/categories', aCategory())).id })

  test('are none at first, are trimmed, stay when an update leaves them out, and go with an empty text', async () => {
    const withoutWords = await fields()
    const { id, search_words } = await create(api.administrator, path, withoutWords)
    expect(search_words).toBeNull()
    const put = (change: object) => api.administrator.put(`${path}/${id}`, { ...withoutWords, ...change })
    expect((await put({ search_words: ' vaha, свечка ' })).json()).toHaveProperty('search_words', 'vaha, свечка')
    expect((await put({ image: null })).json()).toHaveProperty('search_words', 'vaha, свечка')
    expect((await put({ search_words: '' })).json()).toHaveProperty('search_words', null)
  })

  test('are 500 characters at most, as the editor counts them', async () => {
    const apart = { search_words: 'õ'.normalize('NFD').repeat(500) }
    expect(await create(api.administrator, path, { ...(await fields()), ...apart })).toMatchObject({
      search_words: 'õ'.repeat(500),
    })
    const answer = await api.administrator.post(path, { ...(await fields()), search_words: 'a'.repeat(501) })
    expect([answer.statusCode, answer.json().errors?.[0]?.path]).toEqual([422, 'search_words'])
  })
})
