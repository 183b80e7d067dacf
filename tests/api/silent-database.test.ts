import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { Pool } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { breakSilentClients, releaseLostClients } from '#server/core/lost-clients.ts'
import { isLostConnection } from '#server/core/lost-connection.ts'
import { useApi } from '#tests/support/api-app.ts'

const api = useApi()

/** Longer than any answer here takes on a busy machine, and shorter than the pauses below. */
const SILENCE_MS = 1_000

/** A way to the database that at some time passes nothing on any more, as that of a machine that is gone. */
async function startWay(): Promise<{ databaseUrl: string; goSilent(): void }> {
  const url = new URL(api.orm.config.get('clientUrl') as string)
  const { hostname, port } = url
  const sockets: Socket[] = []
  const server = createServer(socket => {
    const onward = connect(Number(port), hostname)
    for (const end of [socket, onward]) end.on('error', () => {})
    socket.pipe(onward).pipe(socket)
    sockets.push(socket, onward)
  }).listen(0, '127.0.0.1')
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  await once(server, 'listening')
  url.hostname = '127.0.0.1'
  url.port = String((server.address() as AddressInfo).port)
  return { databaseUrl: url.href, goSilent: () => sockets.forEach(socket => socket.unpipe()) }
}

/** A pool of one connection on that way, which is watched for silence. */
async function startPool() {
  const { databaseUrl, goSilent } = await startWay()
  const pool = new Pool({ connectionString: databaseUrl, max: 1 })
  onTestFinished(() => pool.end())
  breakSilentClients(pool, SILENCE_MS)
  return { pool, goSilent }
}

test('a connection on which the database falls silent is given up, with its transaction, and its place in the pool is free', async () => {
  const { pool, goSilent } = await startPool()
  releaseLostClients(pool)
  const client = await pool.connect()
  client.on('error', () => {})
  await client.query('begin')
  await api.orm.em.fork().execute('select pg_sleep(1.2)')
  goSilent()
  const answer = await client.query('select 1').catch((error: unknown) => error)
  expect(isLostConnection(answer)).toBe(true)
  await expect(client.query('rollback')).rejects.toThrow()
  await expect.poll(() => pool.totalCount).toBe(0)
})

test('a query of the pool itself is given up, too', async () => {
  const { pool, goSilent } = await startPool()
  await pool.query('select 1')
  goSilent()
  const answer = await pool.query('select 1').catch((error: unknown) => error)
  expect(isLostConnection(answer)).toBe(true)
  await expect.poll(() => pool.totalCount).toBe(0)
})

test('a connection without a query may be silent for as long as it likes, also in a transaction', async () => {
  const { pool } = await startPool()
  const client = await pool.connect()
  await client.query('create temporary table kept (number int)')
  await client.query('begin')
  await api.orm.em.fork().execute('select pg_sleep(1.2)')
  await client.query('insert into kept values (7)')
  await client.query('commit')
  client.release()
  await api.orm.em.fork().execute('select pg_sleep(1.2)')
  expect((await pool.query('select number from kept')).rows).toEqual([{ number: 7 }])
})

test('a query that begins in the turn in which an idle connection has been silent for so long, gets its answer', async () => {
  const { pool } = await startPool()
  const silent = Promise.withResolvers<void>()
  pool.once('connect', client => {
    const { stream } = (client as unknown as { connection: { stream: Socket } }).connection
    stream.once('timeout', silent.resolve)
  })
  await pool.query('create temporary table kept (number int)')
  await silent.promise
  expect((await pool.query('select count(*)::int as rows from kept')).rows).toEqual([{ rows: 0 }])
})
