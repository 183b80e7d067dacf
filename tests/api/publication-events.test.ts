import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { fastify } from 'fastify'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { buildApp } from '#server/app/app.ts'
import { EventStream } from '#server/core/event-stream.ts'
import { PROGRESS_CHANNEL, type PublicationProgress } from '#server/publication-queue/publication.schemas.ts'
import { PublicationEvents } from '#server/publications/publication-events.ts'
import { ORIGIN, useApi } from '#tests/support/api-app.ts'
import { EventReader } from '#tests/support/api-event-reader.ts'
import { publicationOf, sessionCookie } from '#tests/support/api-requests.ts'
import { aPost, create, createAdministrator } from '#tests/support/builders.ts'

const api = useApi()
let origin: string
let cookie: string

beforeAll(async () => {
  await api.app.listen({ host: '127.0.0.1', port: 0 })
  origin = `http://127.0.0.1:${(api.app.server.address() as AddressInfo).port}`
  const account = await createAdministrator(api.orm)
  cookie = String(sessionCookie(await api.visitor.post('/auth/login', account)))
})

const open = () => EventReader.open(`${origin}/api/publications/events`, { cookie, origin: ORIGIN })
const { sql } = api

async function announce(progress: Partial<PublicationProgress>): Promise<void> {
  const whole = {
    ids: [1],
    state: 'publishing',
    pages_done: 0,
    pages_planned: 9,
    pages_total: 300,
    duration_ms: null,
    error: null,
    ...progress,
  }
  await sql('select pg_notify(?, ?)', [PROGRESS_CHANNEL, JSON.stringify(whole)])
}

describe('the stream of publishing', () => {
  test('begins with what is unfinished and the last five that are finished, oldest first', async () => {
    await sql('delete from publications')
    const posts = []
    for (let count = 0; count < 9; count += 1) posts.push(await create(api.administrator, '/api/posts', aPost()))
    const ids = (await api.administrator.get('/api/publications'))
      .json()
      .map(({ id }: { id: number }) => id)
      .reverse()
    await sql(`update publications set state = 'live', live_at = now() where id not in (?, ?)`, [ids[0], ids[8]])

    const stream = await open()
    const first = await stream.take(7)
    expect(first.map(({ event }) => event)).toEqual(Array.from({ length: 7 }, () => 'publication'))
    expect(first.map(({ data }) => data['id'])).toEqual([ids[0], ...ids.slice(3)])
    expect(first[0]?.data).toEqual((await api.administrator.get(`/api/publications/${ids[0]}`)).json())
    await stream.close()
  })

  test('tells every listener of each step, in order', async () => {
    await sql('delete from publications')
    const streams = [await open(), await open()]
    await announce({ pages_done: 3 })
    await announce({ pages_done: 9 })
    await announce({ pages_done: 9, state: 'live', duration_ms: 74 })
    for (const stream of streams) {
      expect((await stream.take(3)).map(({ event, data }) => [event, data['state'], data['pages_done']])).toEqual([
        ['progress', 'publishing', 3],
        ['progress', 'publishing', 9],
        ['progress', 'live', 9],
      ])
      await stream.close()
    }
  })

  test('is opened twelve times for one session at most, and once again when one of them is closed', async () => {
    const account = await createAdministrator(api.orm)
    const headers = { cookie: String(sessionCookie(await api.visitor.post('/auth/login', account))), origin: ORIGIN }
    // Without keeping connections: the server would wait for them when it closes.
    const ask = async () => {
      const [answer] = await once(get(`${origin}/api/publications/events`, { headers, agent: false }), 'response')
      return answer as IncomingMessage
    }
    const answers = await Promise.all(Array.from({ length: 30 }, ask))
    const streams = answers.filter(({ statusCode }) => statusCode === 200)
    expect([streams.length, answers.filter(({ statusCode }) => statusCode === 429).length]).toEqual([12, 18])
    await (await open()).close()
    streams[0]?.destroy()
    await vi.waitFor(async () => {
      const answer = await ask()
      answers.push(answer)
      expect(answer.statusCode).toBe(200)
    }, 60_000)
    for (const answer of answers) answer.destroy()
  })

  test('tells of an edit as soon as it is saved', async () => {
    await sql('delete from publications')
    const stream = await open()
    const answer = await api.administrator.post('/api/posts', aPost())
    expect(await stream.next('progress')).toMatchObject({
      event: 'progress',
      data: { ids: [publicationOf(answer)], state: 'queued' },
    })
    await stream.close()
  })

  test('goes on after the database cut its connection, and says the state again', async () => {
    await sql('delete from publications')
    const stream = await open()
    const post = await api.administrator.post('/api/posts', aPost())
    await stream.next('progress')
    await sql(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query ilike 'listen%'`,
    )
    const again = await stream.next('publication')
    expect(again.data['id']).toBe(publicationOf(post))
    await announce({ pages_done: 5 })
    expect((await stream.next('progress')).data['pages_done']).toBe(5)
    await stream.close()
  })

  test('passes over a message it cannot read', async () => {
    await sql('delete from publications')
    const stream = await open()
    await sql('select pg_notify(?, ?)', [PROGRESS_CHANNEL, 'nonsense'])
    await announce({ pages_done: 8 })
    expect((await stream.take(1))[0]).toMatchObject({ data: { pages_done: 8 } })
    expect(api.logged.filter(({ level }) => level === 40).map(({ msg }) => msg)).toEqual([
      'a message about publishing could not be read',
    ])
    await stream.close()
  })

  test('uses one connection to the database, however many listen', async () => {
    const streams = await Promise.all(Array.from({ length: 5 }, open))
    const [listening] = await sql(
      `select count(*)::int as count from pg_stat_activity where datname = current_database() and query ilike 'listen%'`,
    )
    expect(listening).toEqual({ count: 1 })
    await Promise.all(streams.map(stream => stream.close()))
  })

  test('is an event stream that no proxy keeps, with the headers of every answer', async () => {
    const stream = await open()
    expect(Object.fromEntries(stream.headers)).toMatchObject({
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'access-control-allow-origin': ORIGIN,
      'x-content-type-options': 'nosniff',
    })
    await stream.close()
  })

  test('ends with its session, at once and in every process, and no other does', async () => {
    const { config, orm, log } = api
    const other = await buildApp({ config, orm, log })
    const address = await other.listen({ host: '127.0.0.1', port: 0 })
    const openAs = (at: string, who: string) => EventReader.open(`${at}/api/publications/events`, { cookie: who })
    const account = await createAdministrator(orm)
    const enter = async () => String(sessionCookie(await api.visitor.post('/auth/login', account)))
    try {
      const [left, ended] = [await enter(), await enter()]
      const streams = [await openAs(origin, left), await openAs(address, left), await openAs(address, ended)]
      const stays = await open()
      expect((await api.visitor.withCookie(left).get('/auth/logout')).statusCode).toBe(204)
      await Promise.all(streams.slice(0, 2).map(stream => stream.ended()))
      expect((await api.visitor.withCookie(ended).delete('/api/account/sessions')).statusCode).toBe(204)
      await streams[2]?.ended()
      await announce({ pages_done: 4 })
      expect((await stays.next('progress')).data['pages_done']).toBe(4)
      await stays.close()
    } finally {
      await other.close()
    }
  })

  test('ends where its session ended while it was opened, or later without a message of that, at the next sign of life', async () => {
    const everyWhile = vi.spyOn(globalThis, 'setInterval')
    const log = api.app.log
    const events = new PublicationEvents({ orm: api.orm, databaseUrl: String(api.orm.config.get('clientUrl')), log })
    const app = fastify()
    app.get('/:session', async ({ params }, reply) => {
      await events.add(new EventStream(reply), (params as { session: string }).session)
    })
    const address = await app.listen({ host: '127.0.0.1', port: 0 })
    const account = await createAdministrator(api.orm)
    await api.visitor.post('/auth/login', account)
    const [{ id_hash } = {}] = await sql('select id_hash from sessions where user_id = ?', [account.id])
    try {
      await (await EventReader.open(`${address}/ended`, {})).ended()
      const stream = await EventReader.open(`${address}/${String(id_hash)}`, {})
      const beat = everyWhile.mock.calls.find(([, every]) => every === 20_000)?.[0] as () => void
      await sql(`update sessions set expires_at = now() where id_hash = ?`, [id_hash])
      beat()
      await stream.ended()
    } finally {
      everyWhile.mockRestore()
      await events.close()
      await app.close()
    }
  })

  test('ends when the process stops, which does not wait for its listeners', async () => {
    const { config, orm, log } = api
    const app = await buildApp({ config, orm, log })
    const address = await app.listen({ host: '127.0.0.1', port: 0 })
    const stream = await EventReader.open(`${address}/api/publications/events`, { cookie })
    const closing = app.close().then(() => 'closed')
    expect(await Promise.race([closing, pause(3000, 'still open')])).toBe('closed')
    await stream.ended()
  })
})
