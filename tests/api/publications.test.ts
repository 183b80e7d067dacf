import { describe, expect, test } from 'vitest'
import { markFailed, markLive, markPublishing } from '#content-build/process/publication-queue.ts'
import { systemContext } from '#server/audit-log/audit-context.ts'
import { createContent, deleteContent, updateContent } from '#server/content/content-service.ts'
import { posts } from '#server/posts/post.kind.ts'
import { CreatePostBody } from '#server/posts/post.schemas.ts'
import { useApi } from '#tests/support/api-app.ts'
import { ALL_KINDS, createItem, LISTED_KINDS } from '#tests/support/api-kinds.ts'
import { publicationOf } from '#tests/support/api-requests.ts'
import { aPost, aProduct, create, createAdministrator, logIn } from '#tests/support/builders.ts'

const api = useApi()

type PublicationRow = { id: number; state: string; user_id: number; changes: unknown; queued_at: string }

async function rows<Row>(sql: string, parameters: unknown[] = []): Promise<Row[]> {
  return api.orm.em.fork().execute(sql, parameters)
}

async function publication(id: unknown): Promise<PublicationRow | undefined> {
  const [found] = await rows<PublicationRow>('select * from publications where id = ?', [Number(id)])
  return found
}

async function newest(): Promise<number> {
  const [found] = await rows<{ id: number }>('select coalesce(max(id), 0) as id from publications')
  return found?.id ?? 0
}

/** Waiting jobs, and how often they were asked for. */
async function jobs(): Promise<{ count: number; revisions: number }> {
  const [found] = await rows<{ count: number; revisions: number }>(
    `select count(*)::int as count, coalesce(sum(revision), 0)::int as revisions from graphile_worker.jobs where task_identifier = 'publish'`,
  )
  return found ?? { count: 0, revisions: 0 }
}

describe.each(LISTED_KINDS)('saving $name', kind => {
  test('records the row before and after, and by whom, at each step of its life', async () => {
    const created = await api.administrator.post(kind.list, await kind.fields(api.administrator))
    const item = created.json()
    const changed = await api.administrator.put(`${kind.list}/${item.id}`, { ...item, [kind.title]: `Uus ${item.id}` })
    const deleted = await api.administrator.delete(`${kind.list}/${item.id}`)

    const records = await Promise.all([created, changed, deleted].map(({ headers }) => publication(headers['publication-id'])))
    expect(records.map(record => record?.changes)).toMatchObject([
      [{ id: item.id, before: null, after: item }],
      [{ id: item.id, before: item, after: changed.json() }],
      [{ id: item.id, before: changed.json(), after: null }],
    ])
    const me = (await api.administrator.get('/auth/authenticate')).json().user.id
    for (const record of records) expect(record).toMatchObject({ state: 'queued', user_id: me })
  })
})

test('a failed publication of an upload’s further files is listed where those that succeed are left out', async () => {
  const changes = (variants: object[]) =>
    JSON.stringify([{ entity: 'picture', id: 1, label: 'p', before: { id: 1, variants: [] }, after: { id: 1, variants } }])
  const step = 'insert into publications (state, changes, queued_at) values (?, ?::jsonb, now()) returning id'
  const [live, failed] = [
    await rows<{ id: number }>(step, ['live', changes([{}])]),
    await rows<{ id: number }>(step, ['failed', changes([{}])]),
  ]
  const ids = async (query: string) =>
    (await api.administrator.get(`/api/publications?limit=2${query}`)).json().map(({ id }: { id: number }) => id)
  expect(await ids('')).toEqual([failed[0]?.id, live[0]?.id])
  const folded: number[] = await ids('&folded=true')
  expect(folded).toContain(failed[0]?.id)
  expect(folded).not.toContain(live[0]?.id)
})

test('the list of publications says what happened to what, newest first, page by page', async () => {
  const post = await create(api.administrator, '/api/posts', aPost({ header: 'Uus sari' }))
  await api.administrator.put(`/api/posts/${post.id}`, { ...post, header: 'Uus hooaeg' })
  await api.administrator.delete(`/api/posts/${post.id}`)

  const page = (await api.administrator.get('/api/publications?limit=2')).json()
  const rest = (await api.administrator.get(`/api/publications?limit=1&before=${page[1].id}`)).json()
  expect([...page, ...rest].map(({ changes }) => changes)).toMatchObject([
    [{ entity: 'post', id: post.id, label: 'Uus hooaeg', action: 'delete' }],
    [
      {
        entity: 'post',
        id: post.id,
        label: 'Uus hooaeg',
        action: 'update',
        fields: [{ name: 'header', before: 'Uus sari', after: 'Uus hooaeg', is_cut: false }],
      },
    ],
    [{ entity: 'post', id: post.id, label: 'Uus sari', action: 'create' }],
  ])
  const { email } = (await api.administrator.get('/auth/authenticate')).json().user
  for (const { user } of page) expect(user).toBe(email)
  expect((await api.administrator.get(`/api/publications/${page[0].id}`)).json()).toEqual(page[0])
  expect((await api.administrator.get('/api/publications')).json().length).toBeLessThanOrEqual(20)
})

test('the list shortens what is long, one publication has it whole', async () => {
  const post = await create(api.administrator, '/api/posts', aPost())
  const body = `<p>${'Pikk lugu. '.repeat(100)}</p>`
  const saved = await api.administrator.put(`/api/posts/${post.id}`, { ...post, body })
  const id = publicationOf(saved)
  const [listed] = (await api.administrator.get('/api/publications?limit=1')).json()
  expect(listed.changes[0].fields).toEqual([
    { name: 'body', before: post['body'], after: `${body.slice(0, 300).trimEnd()}…`, is_cut: true },
  ])
  const whole = (await api.administrator.get(`/api/publications/${id}`)).json()
  expect(whole.changes[0].fields).toEqual([{ name: 'body', before: post['body'], after: saved.json().body, is_cut: false }])
})

describe('the list of publications', () => {
  test('is narrowed to one kind, to one row and to a state', async () => {
    const post = await create(api.administrator, '/api/posts', aPost())
    const text = await api.administrator.put('/api/texts/3', { body: '<p>Uus</p>' })
    const saved = await api.administrator.put(`/api/posts/${post.id}`, { ...post, header: 'Viimane' })
    const list = async (query: string) => (await api.administrator.get(`/api/publications?${query}`)).json()
    expect(await list(`entity=post&id=${post.id}`)).toMatchObject([
      { id: publicationOf(saved), changes: [{ action: 'update' }] },
      { changes: [{ action: 'create' }] },
    ])
    expect(await list('entity=text&limit=1')).toMatchObject([{ id: publicationOf(text) }])
    expect(await list(`entity=text&id=${post.id}`)).toEqual([])
    await rows(`update publications set state = 'live' where id = ?`, [publicationOf(text)])
    expect(await list('state=live&entity=text')).toMatchObject([{ state: 'live' }])
    for (const query of ['id=3', 'entity=page', 'state=lost', 'entity=post&id=x'])
      expect((await api.administrator.get(`/api/publications?${query}`)).statusCode, query).toBe(422)
  })

  test('names no account that is gone', async () => {
    const account = await createAdministrator(api.orm)
    const answer = await (await logIn(api.visitor, account)).post('/api/posts', aPost())
    const url = `/api/publications/${publicationOf(answer)}`
    expect((await api.administrator.get(url)).json()).toMatchObject({ user_id: account.id, user: account.email })
    await rows('delete from users where id = ?', [account.id])
    expect((await api.administrator.get(url)).json()).toMatchObject({ user_id: null, user: null })
  })

  test('shows the rows of a large publication that were asked for, and how many there are', async () => {
    const changes = Array.from({ length: 30 }, (_, index) => ({
      entity: 'post',
      id: 900 + index,
      label: `${index}`,
      before: null,
      after: { id: 900 },
    }))
    await rows(`insert into publications (state, changes, queued_at) values ('live', ?::jsonb, now())`, [JSON.stringify(changes)])
    const [listed] = (await api.administrator.get('/api/publications?entity=post&id=925')).json()
    expect([listed.change_count, listed.changes.length, listed.changes[0].id]).toEqual([30, 10, 925])
    expect((await api.administrator.get(`/api/publications/${listed.id}`)).json().changes).toHaveLength(30)
  })
})

test('a failed publication says why by a code and is queued again when asked to, with a job of its own', async () => {
  const id = publicationOf(await api.administrator.post('/api/posts', aPost()))
  const url = `/api/publications/${id}`
  const error = { code: 'RENDER_FAILED', pages: [{ address: '/uudised/7', is_kept: true }], page_count: 1 }
  await rows(`update publications set state = 'failed', error = ?::jsonb where id = ?`, [JSON.stringify(error), id])
  expect((await api.administrator.get(url)).json()).toMatchObject({ state: 'failed', error })
  const before = await jobs()
  for (const press of ['first', 'second']) {
    const retried = await api.administrator.post(`${url}/retry`)
    expect([retried.statusCode, retried.json()], press).toMatchObject([202, { state: 'queued', error: null }])
  }
  expect((await jobs()).count).toBe(before.count + 1)
  await rows(`update publications set state = 'live' where id = ?`, [id])
  const late = await api.administrator.post(`${url}/retry`)
  expect([late.statusCode, late.json().code]).toEqual([409, 'NOTHING_TO_RETRY'])
  expect((await api.administrator.post('/api/publications/2000000000/retry')).statusCode).toBe(404)
})

test('the list of publications shows 20 unless asked for more', async () => {
  for (let count = 0; count < 21; count += 1) await create(api.administrator, '/api/posts', aPost())
  expect((await api.administrator.get('/api/publications')).json()).toHaveLength(20)
  expect((await api.administrator.get('/api/publications?limit=21')).json()).toHaveLength(21)
})

test('a publication counts from the moment its request came in', async () => {
  const others = api.orm.em.fork()
  await others.begin()
  await others.execute('lock table sessions')
  const before = Date.now()
  const asked = api.administrator.post('/api/posts', aPost())
  const waiting = `select from pg_locks where relation = 'sessions'::regclass and not granted
    and database = (select oid from pg_database where datname = current_database())`
  await expect.poll(() => rows(waiting), { timeout: 30_000 }).toHaveLength(1)
  const cameIn = Date.now()
  await others.commit()
  const { queued_at } = (await api.administrator.get(`/api/publications/${publicationOf(await asked)}`)).json()
  expect(Date.parse(queued_at)).toBeGreaterThanOrEqual(before)
  expect(Date.parse(queued_at)).toBeLessThanOrEqual(cameIn)
})

test('an edit that waited longer than its duration can tell goes live with the others', async () => {
  const save = () => api.administrator.post('/api/posts', aPost())
  const ids = [await save(), await save()].map(publicationOf)
  await rows(`update publications set queued_at = queued_at - interval '30 days' where id = ?`, [ids[0]])
  await markLive(api.orm.em.fork(), ids, { rendered: 1, total: 2, awaitsDelivery: false }, new Date())
  const [old, fresh] = await Promise.all(ids.map(async id => (await api.administrator.get(`/api/publications/${id}`)).json()))
  expect(old).toMatchObject({ state: 'live', duration_ms: null })
  expect(fresh).toMatchObject({ state: 'live', duration_ms: expect.any(Number) })
})

test('a publisher that was stopped meanwhile leaves alone what another one brought live and delivered', async () => {
  const id = publicationOf(await api.administrator.post('/api/posts', aPost()))
  await markLive(api.orm.em.fork(), [id], { rendered: 1, total: 2, awaitsDelivery: true }, new Date())
  await rows('update publications set awaits_delivery = false, delivered_at = now() where id = ?', [id])
  const delivered = await rows('select * from publications where id = ?', [id])
  await markPublishing(api.orm.em.fork(), [id])
  await markFailed(api.orm.em.fork(), [id], { code: 'DISK_FULL', pages: [], page_count: 0 })
  await markLive(api.orm.em.fork(), [id], { rendered: 9, total: 9, awaitsDelivery: true }, new Date())
  expect(await rows('select * from publications where id = ?', [id])).toEqual(delivered)
})

test('every edit has a job of its own, which may be tried 25 times, whatever happens to others', async () => {
  await rows(`delete from graphile_worker._private_jobs`)
  await create(api.administrator, '/api/posts', aPost())
  await rows(`update graphile_worker._private_jobs set locked_at = now(), locked_by = 'test'`)
  for (let count = 0; count < 2; count += 1) await create(api.administrator, '/api/posts', aPost())
  const found = await rows(`select key, max_attempts from graphile_worker.jobs where task_identifier = 'publish'`)
  expect(found).toEqual(Array.from({ length: 3 }, () => ({ key: null, max_attempts: 25 })))
})

describe('all or nothing', () => {
  const edit = { userId: null, startedAt: new Date(), by: systemContext(new Date()) }
  const rollBack = new Error('rolled back on purpose')

  test('an edit whose transaction is rolled back leaves no row, no publication and no job', async () => {
    const kept = await create(api.administrator, '/api/posts', aPost())
    const before = { id: await newest(), jobs: await jobs(), list: (await api.visitor.get('/api/posts')).body }
    const target = { scope: {}, id: kept.id, ifMatch: undefined }
    const input = CreatePostBody.parse(aPost({ header: 'Ei jää' }))
    const em = api.orm.em.fork()
    await expect(
      em.transactional(async tx => {
        await createContent(tx, posts, { scope: {}, input, edit })
        await updateContent(tx, posts, { target, input, edit })
        await deleteContent(tx, posts, { target, edit })
        throw rollBack
      }),
    ).rejects.toBe(rollBack)
    expect({ id: await newest(), jobs: await jobs(), list: (await api.visitor.get('/api/posts')).body }).toEqual(before)
  })

  test.each(ALL_KINDS)('$name stays as it was when its publication cannot be recorded', async kind => {
    const { url, item, etag } = await createItem(api.administrator, kind)
    const before = { id: await newest(), jobs: await jobs() }
    api.expectErrors(/no publications today/)
    await rows(`create function refuse() returns trigger language plpgsql as $$ begin raise 'no publications today'; end $$`)
    await rows('create trigger refuse before insert on publications execute function refuse()')
    try {
      const answer = await api.administrator.put(url, { ...item, [kind.title || kind.html]: 'Ei salvestu' })
      expect([answer.statusCode, answer.json().code]).toEqual([500, 'INTERNAL'])
      expect(answer.body).not.toContain('no publications')
    } finally {
      await rows('drop trigger refuse on publications')
      await rows('drop function refuse()')
    }
    const now = await api.visitor.get(url)
    expect([now.json(), now.headers['etag']]).toEqual([item, etag])
    expect({ id: await newest(), jobs: await jobs() }).toEqual(before)
  })

  test('a refused edit leaves no publication and no job', async () => {
    const before = { id: await newest(), jobs: await jobs() }
    await api.administrator.post('/api/products', aProduct({ category_id: 2_000_000_000 }))
    await api.administrator.put('/api/posts/2000000000', aPost())
    await api.administrator.post('/api/posts', aPost({ header: '' }))
    expect({ id: await newest(), jobs: await jobs() }).toEqual(before)
  })
})

test('fifty edits at once are all saved and all recorded', async () => {
  const items: Awaited<ReturnType<typeof create>>[] = []
  for (let count = 0; count < 10; count += 1) items.push(await create(api.administrator, '/api/posts', aPost()))
  const before = await newest()
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) => {
      const item = items[index % items.length]
      return api.administrator.put(`/api/posts/${item?.id}`, { ...item, header: `Muudatus ${index}` })
    }),
  )
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 50 }, () => 200))
  const records = await rows<{ count: number }>('select count(*)::int as count from publications where id > ?', [before])
  expect(records).toEqual([{ count: 50 }])

  for (const item of items) {
    const history = await rows<{ before: { header: string }; after: { header: string } }>(
      `select changes->0->'before' as before, changes->0->'after' as after from publications
       where id > ? and (changes->0->>'id')::int = ? order by id`,
      [before, item.id],
    )
    const now = (await api.visitor.get(`/api/posts/${item.id}`)).json()
    const last = history.findIndex(({ after }) => after.header === now.header)
    expect(last).toBeGreaterThanOrEqual(0)
    // Each edit was made on top of another one's outcome: none was lost between them.
    const outcomes = new Set([item['header'], ...history.map(({ after }) => after.header)])
    for (const record of history) expect(outcomes).toContain(record.before.header)
    expect(new Set(history.map(record => record.before.header)).size).toBe(history.length)
  }
})
