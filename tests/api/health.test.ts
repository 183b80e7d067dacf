import { describe, expect, test } from 'vitest'
import { buildApp } from '#server/app.ts'
import { openDatabase } from '#server/core/database.ts'
import { useApi } from '#tests/support/api-app.ts'

const parts = { publisher: true, site: true }
const api = useApi({ readiness: { publisher: async () => parts.publisher, site: () => parts.site } })

test('the process lives', async () => {
  const answer = await api.visitor.get('/healthz')
  expect([answer.statusCode, answer.json()]).toEqual([200, { live: true }])
  expect(api.queries).toEqual([])
})

describe('readiness', () => {
  test('is given when every part is there', async () => {
    const answer = await api.visitor.get('/readyz')
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { ready: true, parts: { database: true, publisher: true, site: true } },
    ])
  })

  test('names the part that is missing', async () => {
    parts.publisher = false
    const answer = await api.visitor.get('/readyz')
    parts.publisher = true
    expect(answer.statusCode).toBe(503)
    expect(answer.json()).toMatchObject({ code: 'UNAVAILABLE', parts: { database: true, publisher: false, site: true } })
  })

  test('is refused, as is reading, while the database does not answer; the process lives on', async () => {
    const orm = await openDatabase({ databaseUrl: 'postgres://nobody@127.0.0.1:9/nothing', log: api.log })
    const app = await buildApp({ config: api.config, orm, log: api.log })
    try {
      const ready = await app.inject('/readyz')
      expect([ready.statusCode, ready.json().parts]).toEqual([503, { database: false }])
      const list = await app.inject('/api/products')
      expect([list.statusCode, list.json().code]).toEqual([503, 'UNAVAILABLE'])
      expect(list.body).not.toContain('127.0.0.1')
      expect((await app.inject('/healthz')).statusCode).toBe(200)
    } finally {
      await app.close()
      await orm.close()
    }
  })
})
