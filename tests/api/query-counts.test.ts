import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { siteRoutes } from '#server/site/site.routes.ts'
import { useApi } from '#tests/support/api-app.ts'
import { LISTED_KINDS } from '#tests/support/api-kinds.ts'
import { create } from '#tests/support/builders.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'aroomikoda-site-'))
mkdirSync(join(dataDir, 'site'))
afterAll(() => rmSync(dataDir, { recursive: true }))

const api = useApi({ site: siteRoutes({ dataDir }) })

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

test('a file that is the same for everyone costs no query and sets no cookie, also where a session asks for it', async () => {
  writeFileSync(join(dataDir, 'site/_headers'), '')
  writeFileSync(join(dataDir, 'site/kaubamark.html'), '<title>Kaubamärk</title>')
  for (const client of [api.visitor, api.administrator]) {
    const { statusCode, headers } = await client.get('/kaubamark')
    expect([statusCode, headers['set-cookie']]).toEqual([200, undefined])
  }
  expect(api.queries).toEqual([])
})
