import { setImmediate } from 'node:timers/promises'
import { gunzipSync } from 'node:zlib'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { feedbacks } from '#server/feedbacks/feedback.kind.ts'
import { useApi } from '#tests/support/api-app.ts'
import { LISTED_KINDS, PRODUCTS } from '#tests/support/api-kinds.ts'
import { create } from '#tests/support/builders.ts'

const api = useApi()
const ids = (items: { id: number }[]) => items.map(({ id }) => id)

describe.each(LISTED_KINDS)('the list of $name', kind => {
  test('is read from the database once for each change, however many ask for it', async () => {
    const item = await create(api.administrator, kind.list, await kind.fields(api.administrator))
    const readings = async () => {
      const before = api.queries.length
      const answers = await Promise.all(Array.from({ length: 10 }, () => api.visitor.get(kind.list)))
      const bodies = new Set(answers.map(answer => answer.body))
      expect(bodies.size).toBe(1)
      expect(api.queries.slice(before).every(query => query.startsWith('select'))).toBe(true)
      return api.queries.length - before - answers.length
    }
    // Which rows there are, one part of them, and a look whether they are still the same.
    expect([await readings(), await readings()]).toEqual([3, 0])
    await api.administrator.put(`${kind.list}/${item.id}`, { ...item, [kind.title]: `Muudetud ${item.id}` })
    expect([await readings(), await readings()]).toEqual([3, 0])
    expect((await api.visitor.get(kind.list)).body).toContain(`Muudetud ${item.id}`)
  })

  test('comes compressed for a caller that takes that, and costs a revisit nothing but its tag', async () => {
    const plain = await api.visitor.get(kind.list)
    const packed = await api.visitor.get(kind.list, { 'accept-encoding': 'gzip, deflate, br' })
    expect([plain.headers['content-encoding'], packed.headers['content-encoding']]).toEqual([undefined, 'gzip'])
    expect(packed.headers['vary']).toMatch(/accept-encoding/)
    expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body)
    const revisit = await api.visitor.get(kind.list, { 'if-none-match': String(plain.headers['etag']) })
    expect([revisit.statusCode, revisit.body, revisit.headers['vary']]).toEqual([304, '', plain.headers['vary']])
  })

  test('never comes compressed for a caller that does not take gzip', async () => {
    for (const taken of ['br', 'br, gzip;q=0']) {
      const answer = await api.visitor.get(kind.list, { 'accept-encoding': taken })
      expect([answer.headers['content-encoding'], answer.statusCode]).toEqual([undefined, 200])
    }
  })

  test('can be read in parts, each leading to the next', async () => {
    for (let count = 0; count < 5; count += 1) await create(api.administrator, kind.list, await kind.fields(api.administrator))
    const whole = (await api.visitor.get(kind.list)).json() as { id: number }[]
    const read: { id: number }[] = []
    let next: string | undefined = `${kind.list}?limit=2`
    while (next !== undefined) {
      const part = await api.visitor.get(next)
      expect(part.statusCode).toBe(200)
      expect(part.json().length).toBeLessThanOrEqual(2)
      read.push(...part.json())
      next = /^<([^>]+)>; rel="next"$/.exec(String(part.headers['link'] ?? ''))?.[1]
    }
    expect(ids(read)).toEqual(ids(whole))
    expect((await api.visitor.get(`${kind.list}?offset=1`)).json()).toEqual(whole.slice(1))
  })
})

test.each(['limit=0', 'limit=101', 'limit=-1', 'limit=ten', 'offset=-1', 'offset=1e3', 'limit=2&limit=3'])(
  'a part that cannot be (%s) is refused, and the parameter is named',
  async query => {
    const refused = await api.visitor.get(`${PRODUCTS.list}?${query}`)
    expect([refused.statusCode, refused.json().code]).toEqual([422, 'VALIDATION_FAILED'])
    expect(refused.json().errors[0].path).toBe(query.split('=')[0])
  },
)

test('a long list is read in parts of 200 rows, so that other requests have their turn between them', async () => {
  await api.sql(`insert into feedbacks (body) select '<p>Kiitus ' || n || '</p>' from generate_series(1, 450) n`)
  const made = vi.spyOn(feedbacks, 'toView')
  onTestFinished(() => made.mockRestore())
  const before = api.queries.length
  const reading = { isOver: false }
  const asked = api.visitor.get('/api/feedbacks').finally(() => void (reading.isOver = true))
  let most = 0
  while (!reading.isOver) {
    const earlier = made.mock.calls.length
    await setImmediate()
    most = Math.max(most, made.mock.calls.length - earlier)
  }
  expect(most, 'rows made between two turns of the event loop').toBe(200)
  const listed = (await asked).json<{ id: number }[]>()
  expect(listed.length).toBeGreaterThanOrEqual(450)
  const parts = api.queries.slice(before).filter(query => query.includes('"id" in ('))
  expect(parts).toHaveLength(Math.ceil(listed.length / 200))
  expect(listed.slice(0, 100)).toEqual((await api.visitor.get('/api/feedbacks?limit=100')).json())
})
