import type { EntityManager, MikroORM } from '@mikro-orm/postgresql'
import { Client } from 'pg'
import { pino } from 'pino'
import { describe, expect, test, vi } from 'vitest'
import { readAllContent } from '#content-build/content/read-content.ts'
import { Snapshot } from '#content-build/content/snapshot.ts'
import { waitingPublications } from '#content-build/process/publication-queue.ts'
import { buildApp } from '#server/app/app.ts'
import { migrateDatabase, type SchemaChange } from '#server/app/database.ts'
import { MIGRATIONS } from '#server/app/migrations/migrations.ts'
import { openProductDatabase, withDatabase } from '#server/app/start/with-database.ts'
import { ADVISORY_LOCK } from '#server/core/advisory-locks.ts'
import { loadConfig } from '#server/core/config.ts'
import { startErrorText } from '#server/core/start-error.ts'
import { StartRefusal } from '#server/core/start-refusal.ts'
import { ORIGIN } from '#tests/support/api-app.ts'
import { withEmptyDatabase } from '#tests/support/api-database.ts'
import { apiClient } from '#tests/support/api-requests.ts'
import { logIn } from '#tests/support/builders.ts'
import { insertOldRows, OLD_ADMINISTRATOR } from '#tests/support/old-rows.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

const NAMES = MIGRATIONS.map(OldMigration => new OldMigration(null as never, null as never).name)

/** Brings an empty database to the schema that ended with this migration, fills it, and works with it. */
async function withOldDatabase(name: string, work: (orm: MikroORM) => Promise<void>): Promise<void> {
  await withEmptyDatabase(
    async orm => {
      await orm.migrator.up({ to: name })
      await insertOldRows(orm.em.fork(), Number(name.slice(0, 3)))
      await work(orm)
    },
    { migrated: false },
  )
}

describe('a database with data in it', () => {
  test.each(NAMES)('of schema %s is migrated with every row, and the product reads them', { timeout: 120_000 }, async name => {
    await withOldDatabase(name, async orm => {
      const before = await allRows(orm.em.fork())
      await migrateDatabase(orm)
      const after = await allRows(orm.em.fork())
      for (const [table, rows] of before) {
        const kept = Object.keys(after.get(table)?.[0] ?? {})
        for (const row of rows) expect(after.get(table), table).toContainEqual(expect.objectContaining(only(row, kept, table)))
      }
      await readByTheProduct(orm)
    })
  })

  test('is copied before anything changes, and left as it is where that fails; one that is empty or up to date is not copied', async () => {
    const asked: SchemaChange[] = []
    const beforeMigrating = async (change: SchemaChange) => void asked.push(change)
    await withEmptyDatabase(async orm => migrateDatabase(orm, { beforeMigrating }), { migrated: false })
    await withEmptyDatabase(async orm => migrateDatabase(orm, { beforeMigrating }))
    expect(asked).toEqual([])
    const [oldest = '', ...newer] = NAMES
    await withOldDatabase(oldest, async orm => {
      const columns = () => orm.em.fork().execute(`select * from information_schema.columns where table_name = 'users'`)
      const earlier = await columns()
      const refused = migrateDatabase(orm, {
        beforeMigrating: async change => {
          await beforeMigrating(change)
          throw new Error('The copy could not be written')
        },
      })
      await expect(refused).rejects.toThrow('The copy could not be written')
      expect(await columns()).toEqual(earlier)
    })
    expect(asked).toEqual([{ executed: [oldest], pending: newer }])
  })

  test('is left as it is by a command that runs beside an older product, and migrated by one without', async () => {
    const [before = '', last = ''] = NAMES.slice(-2)
    const dataDir = temporaryFolder()
    await withOldDatabase(before, async orm => {
      const databaseUrl = String(orm.config.get('clientUrl'))
      const executed = async () => (await orm.migrator.getExecuted()).map(({ name }) => name)
      const command = () => withDatabase({ ...config, databaseUrl, dataDir }, { log() {}, mayCreate: false }, async () => {})
      const product = new Client(databaseUrl)
      await product.connect()
      await product.query('select pg_advisory_lock($1)', [ADVISORY_LOCK.publisher])
      const refusal = await command().catch((error: unknown) => error)
      await product.end()
      expect(refusal).toBeInstanceOf(StartRefusal)
      expect(startErrorText(refusal)).toMatch(new RegExp(`\\(${last}\\).+Nothing was changed: .+stop the product`))
      expect((await executed()).at(-1)).toBe(before)
      await command()
      expect((await executed()).at(-1)).toBe(last)
    })
  })

  test('is left as it is by a command that is stopped before it is migrated', async () => {
    const [before = ''] = NAMES.slice(-2)
    await withOldDatabase(before, async orm => {
      const databaseUrl = String(orm.config.get('clientUrl'))
      const stopping = new AbortController()
      const log = (line: string) => void (line.includes('it was saved as it is') && stopping.abort())
      const options = { log, mayCreate: false, signal: stopping.signal }
      const work = vi.fn(async () => {})
      const command = withDatabase({ ...config, databaseUrl, dataDir: temporaryFolder() }, options, work)
      await expect(command).rejects.toMatchObject({ name: 'AbortError' })
      expect((await orm.migrator.getExecuted()).at(-1)?.name).toBe(before)
      expect(work).not.toHaveBeenCalled()
    })
  })

  test('is closed by a stop while it is prepared, whatever the preparing waits for', async () => {
    const [before = ''] = NAMES.slice(-2)
    await withOldDatabase(before, async orm => {
      const databaseUrl = String(orm.config.get('clientUrl'))
      const stopping = new AbortController()
      const log = { info() {}, warn() {} }
      const database = await openProductDatabase({ ...config, databaseUrl, dataDir: temporaryFolder() }, log, stopping)
      const other = new Client(databaseUrl)
      await other.connect()
      await other.query('select pg_advisory_lock($1)', [ADVISORY_LOCK.migration])
      const prepared = database.prepare().catch((error: unknown) => error)
      const waiting = `select 1 from pg_locks where locktype = 'advisory' and not granted
        and database = (select oid from pg_database where datname = current_database())`
      await expect.poll(async () => (await other.query(waiting)).rowCount, { timeout: 60_000 }).toBe(1)
      stopping.abort()
      const stopped = database.stop()
      await other.end()
      await stopped
      expect(await prepared).toMatchObject({ name: 'AbortError' })
      expect((await orm.migrator.getExecuted()).at(-1)?.name).toBe(before)
    })
  })

  test('of a newer version is refused in a sentence that names what is unknown and the cure, and left as it is', async () => {
    const [before = ''] = NAMES.slice(-2)
    await withOldDatabase(before, async orm => {
      await orm.em.fork().execute(`insert into mikro_orm_migrations (name) values ('998-newer'), ('999-newest')`)
      const columns = `select table_name, column_name from information_schema.columns where table_schema = 'public' order by 1, 2`
      const state = async () => [
        await orm.em.fork().execute(columns),
        await allRows(orm.em.fork()),
        await orm.migrator.getExecuted(),
      ]
      const found = await state()
      const refusal = await migrateDatabase(orm).catch((error: unknown) => error)
      expect(refusal).toBeInstanceOf(StartRefusal)
      expect(startErrorText(refusal)).toMatch(
        /^A newer version of the product has changed this database \(998-newer, 999-newest\).+start that version again, or go back to a copy/,
      )
      expect(await state()).toEqual(found)
    })
  })
})

type Rows = Map<string, Record<string, unknown>[]>

/** What the tables of the product hold, as PostgreSQL writes it as JSON. */
async function allRows(em: EntityManager): Promise<Rows> {
  const tables = await em.execute<{ name: string }[]>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_name <> 'mikro_orm_migrations'`,
  )
  const rows: Rows = new Map()
  for (const { name } of tables) {
    const found = await em.execute<{ row: Record<string, unknown> }[]>(`select to_jsonb(one) as row from ${name} as one`)
    rows.set(
      name,
      found.map(({ row }) => row),
    )
  }
  return rows
}

/** What migrations keep as it was: the columns that are still there, but for those whose values got another form. */
function only(row: Record<string, unknown>, names: readonly string[], table: string): Record<string, unknown> {
  const hasAnotherForm = (name: string) => table === 'publications' && name === 'error'
  return Object.fromEntries(Object.entries(row).filter(([name]) => names.includes(name) && !hasAnotherForm(name)))
}

const config = loadConfig({ PUBLIC_URL: ORIGIN, SESSION_SECRET: 'x'.repeat(32), RATE_LIMIT: 'off', DATA_DIR: '/tmp' })

async function readByTheProduct(orm: MikroORM): Promise<void> {
  const app = await buildApp({ config, orm, log: pino({ level: 'silent' }) })
  try {
    const visitor = apiClient(app, ORIGIN)
    const administrator = await logIn(visitor, OLD_ADMINISTRATOR)
    const read = async (path: string) => {
      const answer = await administrator.get(path)
      expect(answer.statusCode, `${path}: ${answer.body}`).toBe(200)
      return answer.body
    }
    const hasMessages = (await orm.em.fork().execute<unknown[]>('select id from messages')).length > 0
    expect(await read('/api/products/1')).toContain('Vana küünal')
    expect(await read('/api/categories')).toContain('Vanad küünlad')
    expect(await read('/api/posts')).toContain('Vana uudis')
    expect(await read('/api/services/huviringid')).toContain('Vana huviring')
    expect(await read('/api/feedbacks')).toContain('Vana kiitus')
    expect(await read('/api/texts/1')).toContain('Vana tekst')
    expect(await read('/api/publications')).toContain('Endised')
    expect(await read('/api/users')).toContain(OLD_ADMINISTRATOR.email)
    for (const path of ['/api/invitations', '/api/account/sessions', '/api/pictures', '/readyz']) await read(path)
    const { messages } = JSON.parse(await read('/api/messages'))
    expect(messages).toHaveLength(hasMessages ? 2 : 0)
    if (hasMessages) expect(await read('/api/messages/2')).toContain('554 Not this one')
    expect(JSON.parse(await read('/api/messages?mails=kept')).total).toBe(hasMessages ? 1 : 0)
    expect(await read('/api/messages.csv')).toContain(hasMessages ? 'Õnne;onne@example.ee' : '')
    const edited = await administrator.put('/api/texts/1', { body: '<p>Uus</p>' }, { 'if-match': '*' })
    expect(edited.statusCode, edited.body).toBe(200)

    const em = orm.em.fork()
    expect(Snapshot.fromRows(await readAllContent(em), 2026)).toBeDefined()
    expect((await waitingPublications(em)).publications.map(({ id }) => id)).toEqual([2, 3, expect.any(Number)])
  } finally {
    await app.close()
  }
}
