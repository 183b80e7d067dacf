import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { migrateDatabase, openDatabase } from '#server/app/database.ts'
import { withEmptyDatabase } from '#tests/support/api-database.ts'

const MIGRATIONS_FOLDER = join(import.meta.dirname, '../../server/app/migrations')
const MIGRATION_FILES = readdirSync(MIGRATIONS_FOLDER)
  .flatMap(file => /^migration-(.+)\.ts$/.exec(file)?.[1] ?? [])
  .toSorted()

/** Databases of companies have these: a name that changed would be migrated anew. */
const PUBLISHED = [
  '001-foundation',
  '002-messages',
  '003-pictures',
  '004-accounts',
  '005-publications',
  '006-held-pages',
  '007-former-addresses',
  '008-message-states',
  '009-own-language',
  '010-known-devices',
  '011-search-words',
  '013-mail-claims',
  '014-alarms',
  '015-passkeys',
  '016-audit-log',
]

test('published migrations keep their names and their order, and further ones come after them', () => {
  expect(MIGRATION_FILES.slice(0, PUBLISHED.length)).toEqual(PUBLISHED)
})

test('the migrations make exactly the schema that the entities describe', async () => {
  await withEmptyDatabase(async orm => {
    expect(await orm.migrator.checkSchema()).toBe(false)
    expect(await orm.schema.getUpdateSchemaSQL({ wrap: false })).toBe('')
  })
})

test('processes that start together on an empty database do not get in each other’s way', async () => {
  await withEmptyDatabase(
    async (_orm, databaseUrl) => {
      const processes = await Promise.all(Array.from({ length: 4 }, () => openDatabase({ databaseUrl })))
      try {
        await Promise.all(processes.map(orm => migrateDatabase(orm)))
        const [first] = processes
        const made = await first?.em.fork().execute<{ name: string }[]>('select name from mikro_orm_migrations')
        expect(made?.map(({ name }) => name)).toEqual(MIGRATION_FILES)
        expect(await first?.em.fork().execute('select id, body from texts order by id')).toEqual(
          Array.from({ length: 9 }, (_, index) => ({ id: index + 1, body: '' })),
        )
      } finally {
        await Promise.all(processes.map(orm => orm.close()))
      }
    },
    { migrated: false },
  )
})

test('migrating a database that is up to date changes nothing', async () => {
  await withEmptyDatabase(async orm => {
    await orm.em.fork().execute(`update texts set body = '<p>Tere</p>' where id = 1`)
    await migrateDatabase(orm)
    expect(await orm.em.fork().execute('select body from texts where id = 1')).toEqual([{ body: '<p>Tere</p>' }])
  })
})

test('a database of another encoding is refused in a sentence before anything is made', async () => {
  await withEmptyDatabase(
    async orm => {
      await expect(migrateDatabase(orm)).rejects.toThrow(/^The database's encoding is SQL_ASCII, and the product needs UTF8\./)
      expect(await orm.em.fork().execute(`select 1 from pg_tables where schemaname = 'public'`)).toEqual([])
    },
    { migrated: false, encoding: 'SQL_ASCII' },
  )
})

describe('the database itself', () => {
  test.each([
    ['a negative price', `insert into products (category_id, header, description, price) values (1, 'x', '', -1)`],
    [
      'a discount above the price',
      `insert into products (category_id, header, description, price, new_price) values (1, 'x', '', 1, 2)`,
    ],
    ['a product without its category', `insert into products (category_id, header, description, price) values (99, 'x', '', 1)`],
    ['a service of no known type', `insert into services (type, position, title, body) values ('massaaz', 0, 'x', '')`],
    ['a publication in no known state', `insert into publications (state, changes, queued_at) values ('lost', '[]', now())`],
    ['a second category at one address', `insert into categories (name, segment) values ('Küünlad', 'küünlad')`],
  ])('refuses %s', async (_name, statement) => {
    await withEmptyDatabase(async orm => {
      const em = orm.em.fork()
      await em.execute(`insert into categories (id, name, segment) values (1, 'Küünlad', 'küünlad')`)
      await expect(em.execute(statement)).rejects.toThrow(/violates/)
    })
  })
})
