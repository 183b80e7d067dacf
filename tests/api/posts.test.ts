import { expect, test } from 'vitest'
import { useApi } from '#tests/support/api-app.ts'
import { aPost, create } from '#tests/support/builders.ts'

const api = useApi()

test('a post gets its date when it is created', async () => {
  const before = Date.now()
  const { date } = await create(api.administrator, '/api/posts', aPost())
  expect(Date.parse(String(date))).toBeGreaterThanOrEqual(before)
  expect(Date.parse(String(date))).toBeLessThanOrEqual(Date.now())
})

test('an editor can give a post another date', async () => {
  const post = await create(api.administrator, '/api/posts', aPost())
  const answer = await api.administrator.put(`/api/posts/${post.id}`, { ...post, date: '2024-06-14T12:00:00+03:00' })
  expect(answer.json()).toHaveProperty('date', '2024-06-14T09:00:00.000Z')
})

test.each([undefined, null, '', '14/06/2024 12:00:00', 'eile', '0000-01-01T00:00:00Z', 12, {}])(
  'a post keeps its date when the new one is %j',
  async date => {
    const post = await create(api.administrator, '/api/posts', aPost())
    const answer = await api.administrator.put(`/api/posts/${post.id}`, { ...post, header: 'Uus', date })
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({ ...post, header: 'Uus' })
  },
)

test('the title of a post has at most 200 characters', async () => {
  await create(api.administrator, '/api/posts', aPost({ header: 'õ'.repeat(200) }))
  const answer = await api.administrator.post('/api/posts', aPost({ header: 'õ'.repeat(201) }))
  expect(answer.json().errors).toEqual([{ path: 'header', code: 'TOO_LONG', message: expect.any(String) }])
})
