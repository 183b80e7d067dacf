import { beforeAll, describe, expect, test } from 'vitest'
import { useApi } from '#tests/support/api-app.ts'
import { ALL_KINDS, createItem, type Kind, LISTED_KINDS, SERVICES } from '#tests/support/api-kinds.ts'
import type { Method } from '#tests/support/api-requests.ts'

const api = useApi()

type Write = { method: Method; url: string; body: Record<string, unknown> }
const JSON_TYPE = { 'content-type': 'application/json' }

/** Every route of a kind that takes a body, with a body that it would take. */
async function writesOf(kind: Kind): Promise<Write[]> {
  const { url, item } = await createItem(api.administrator, kind)
  const replace: Write = { method: 'PUT', url, body: item }
  return kind.isFixed ? [replace] : [{ method: 'POST', url: kind.list, body: await kind.fields(api.administrator) }, replace]
}

/** Everything that an edit leaves behind. */
async function traces(): Promise<unknown> {
  const tables = ['products', 'categories', 'posts', 'texts', 'services', 'feedbacks']
  const rows = tables.map(table => `select '${table}' as source, to_jsonb(t) as row from ${table} t`).join(' union all ')
  const [found] = await api.orm.em.fork().execute(`
    select (select jsonb_agg(content) from (${rows} order by 1, 2) content) as content,
      (select count(*) from publications) as publications,
      (select max(revision) from graphile_worker.jobs) as jobs`)
  return found
}

describe.each(ALL_KINDS)('a body for $name', kind => {
  let writes: Write[]
  let before: unknown

  beforeAll(async () => {
    writes = await writesOf(kind)
    before = await traces()
  })

  async function expectRefusal(write: Write, body: unknown, headers: Record<string, string>, status: number): Promise<string> {
    const answer = await api.administrator.send(write.method, write.url, { body, headers })
    expect(answer.statusCode, `${write.method} ${write.url} ${String(body).slice(0, 80)}: ${answer.body}`).toBe(status)
    expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/)
    return answer.json().code
  }

  test('is refused when it is not JSON', async () => {
    for (const write of writes) {
      const whole = JSON.stringify(write.body)
      for (const body of [
        whole.slice(0, -1),
        '{',
        '',
        "{'a':1}",
        '\u0000',
        whole.replace('{', '{"__proto__":{"a":1},'),
        '{"constructor":{"prototype":{"a":1}}}',
      ]) {
        expect(await expectRefusal(write, body, JSON_TYPE, 400)).toBe('MALFORMED_REQUEST')
      }
    }
    expect(await traces()).toEqual(before)
  })

  test('is refused when it is called something else than JSON', async () => {
    for (const write of writes) {
      for (const type of [
        'text/plain',
        'application/x-www-form-urlencoded',
        'multipart/form-data; boundary=x',
        'application/xml',
        'nonsense',
      ]) {
        expect(await expectRefusal(write, JSON.stringify(write.body), { 'content-type': type }, 415)).toBe(
          'UNSUPPORTED_MEDIA_TYPE',
        )
      }
    }
    expect(await traces()).toEqual(before)
  })

  test('is refused when it is larger than 1 MiB', async () => {
    for (const write of writes) {
      const body = JSON.stringify({ ...write.body, padding: 'x'.repeat(1024 * 1024) })
      expect(await expectRefusal(write, body, JSON_TYPE, 413)).toBe('BODY_TOO_LARGE')
    }
    expect(await traces()).toEqual(before)
  })

  test('is refused when it is no object', async () => {
    for (const write of writes) {
      for (const body of ['null', '[]', '"text"', '12', 'true', '[{}]', '['.repeat(50_000) + ']'.repeat(50_000)]) {
        expect(await expectRefusal(write, body, JSON_TYPE, 422)).toBe('VALIDATION_FAILED')
      }
    }
    expect(await traces()).toEqual(before)
  })

  test('is refused, naming the field, when a value is of another kind or cannot be stored', async () => {
    for (const write of writes) {
      for (const [field, good] of Object.entries(write.body)) {
        const isIgnored = write.method === 'PUT' && ['id', 'type', 'position', 'date'].includes(field)
        const wrong: unknown[] = isIgnored ? [] : [{}, [], true, [good], { toString: 1 }]
        const isText = !isIgnored && typeof good !== 'number' && field !== 'new_price'
        if (isText) wrong.push(12, 'a\u0000b', 'half \ud83d pair', 'x'.repeat(250_000))
        else if (!isIgnored) wrong.push('12', 1e308, -1, '')
        for (const value of wrong) {
          const answer = await api.administrator.send(write.method, write.url, { body: { ...write.body, [field]: value } })
          const what = `${write.method} ${write.url} ${field}=${JSON.stringify(value).slice(0, 40)}`
          expect(answer.statusCode, `${what}: ${answer.body.slice(0, 300)}`).toBe(422)
          expect(
            answer.json().errors.map(({ path }: { path: string }) => path.split('.')[0]),
            what,
          ).toContain(field)
        }
      }
    }
    expect(await traces()).toEqual(before)
  })
})

describe.each(SERVICES)('the list of $name', ({ list }) => {
  test.each(['{}', 'null', '"x"', '[null]', '[[]]', '[{"id":1}]', '[{"id":"1","title":"a","body":""}]', '[1]'])(
    'is refused as %s',
    async body => {
      const answer = await api.administrator.put(list, body, JSON_TYPE)
      expect(answer.statusCode, answer.body).toBe(422)
    },
  )
})

const IMPOSSIBLE_IDS = [
  'abc',
  '0',
  '-1',
  '1.5',
  '1e3',
  '0x10',
  '01',
  '+1',
  '%201',
  '2147483648',
  '99999999999999999999',
  '%00',
  'null',
  '1%2F2',
  '1;drop',
  '%F0%9F%98%80',
  '__proto__',
  'x'.repeat(300),
]
const ITEM_LISTS = [...ALL_KINDS.map(({ list }) => list), '/api/users', '/api/publications']

describe.each(ITEM_LISTS)('an address below %s', list => {
  test.each(IMPOSSIBLE_IDS)('is not found for the id %s', async id => {
    const isContent = list !== '/api/users' && list !== '/api/publications'
    for (const method of isContent ? (['GET', 'PUT', 'DELETE'] as const) : (['GET'] as const)) {
      const answer = await api.administrator.send(method, `${list}/${id}`, method === 'PUT' ? { body: {} } : {})
      const isNoRoute = list === '/api/texts' && method === 'DELETE'
      expect([answer.statusCode, answer.json().code], `${method} ${list}/${id}`).toEqual(
        isNoRoute ? [405, 'METHOD_NOT_ALLOWED'] : [404, 'NOT_FOUND'],
      )
    }
  })

  test.each(['%', '%zz', '%E0%A4%A', '%c0%af'])('is malformed for %s', async id => {
    const answer = await api.administrator.get(`${list}/${id}`)
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'MALFORMED_REQUEST'])
  })
})

test.each(LISTED_KINDS)('a method that $name does not have is answered with those it has', async ({ list }) => {
  const patched = await api.administrator.send('PATCH', `${list}/1`, { body: {} })
  expect([patched.statusCode, patched.headers['allow']]).toEqual([405, 'DELETE, GET, HEAD, OPTIONS, PUT'])
  const deleted = await api.administrator.delete(list)
  expect([deleted.statusCode, deleted.json().code]).toEqual([405, 'METHOD_NOT_ALLOWED'])
})

test('an address of the API that nothing serves is not found, by any method', async () => {
  for (const url of [
    '/api',
    '/api/',
    '/api/nothing',
    '/auth',
    '/auth/nothing',
    '/api/products/1/2',
    '/api//products',
    '/nothing',
    '/100%',
  ]) {
    for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'] as const) {
      const answer = await api.visitor.send(method, url)
      expect([answer.statusCode, answer.json().code], `${method} ${url}`).toEqual([404, 'NOT_FOUND'])
    }
  }
})

test.each(['limit=0', 'limit=101', 'limit=abc', 'limit=1.5', 'limit=1&limit=2', 'before=0', 'before=x', 'before=99999999999'])(
  'the list of publications is not read with %s',
  async query => {
    const answer = await api.administrator.get(`/api/publications?${query}`)
    expect([answer.statusCode, answer.json().code], answer.body).toEqual([422, 'VALIDATION_FAILED'])
  },
)

test('an error tells nothing of the inside and carries the id under which it is logged', async () => {
  const answer = await api.visitor.get('/api/products/0')
  expect(answer.json()).toEqual({
    type: 'about:blank',
    title: 'Not Found',
    status: 404,
    code: 'NOT_FOUND',
    instance: expect.stringMatching(/^urn:uuid:[\da-f-]{36}$/),
  })
  expect(api.logged.map(({ reqId }) => `urn:uuid:${String(reqId)}`)).toContain(answer.json().instance)
})
