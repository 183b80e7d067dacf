import { expect, test } from 'vitest'
import { useApi } from '#tests/support/api-app.ts'
import { aText } from '#tests/support/builders.ts'

const api = useApi()

test('the nine text blocks always exist', async () => {
  for (let id = 1; id <= 9; id += 1) expect((await api.visitor.get(`/api/texts/${id}`)).json()).toHaveProperty('id', id)
  expect((await api.visitor.get('/api/texts/10')).statusCode).toBe(404)
})

test('a text block is neither created nor deleted', async () => {
  const created = await api.administrator.put('/api/texts/10', aText())
  expect(created.statusCode).toBe(404)
  const deleted = await api.administrator.delete('/api/texts/1')
  expect([deleted.statusCode, deleted.headers['allow']]).toEqual([405, 'GET, HEAD, OPTIONS, PUT'])
})
