import { expect, test } from 'vitest'
import { useApi } from '#tests/support/api-app.ts'
import { LISTED_KINDS } from '#tests/support/api-kinds.ts'
import { create } from '#tests/support/builders.ts'

const api = useApi()

test.each(LISTED_KINDS)('a part of the list of $name costs one query, however long the list is', async kind => {
  for (let count = 0; count < 12; count += 1) await create(api.administrator, kind.list, await kind.fields(api.administrator))
  const before = api.queries.length
  expect((await api.visitor.get(`${kind.list}?limit=12`)).json()).toHaveLength(12)
  expect(api.queries.length - before).toBe(1)
})

test.each(LISTED_KINDS)('saving $name costs no more than seven statements and a session', async kind => {
  const item = await create(api.administrator, kind.list, await kind.fields(api.administrator))
  const before = api.queries.length
  await api.administrator.put(`${kind.list}/${item.id}`, { ...item, [kind.title]: `Uus ${item.id}` })
  expect(api.queries.slice(before).length, api.queries.slice(before).join('\n')).toBeLessThanOrEqual(8)
})

test('the list of publications costs one query and a session', async () => {
  const before = api.queries.length
  await api.administrator.get('/api/publications?limit=100')
  expect(api.queries.length - before).toBe(2)
})
