import type { MikroORM } from '@mikro-orm/postgresql'
import { onTestFinished } from 'vitest'
import type { DataConfig } from '#server/core/config.ts'
import { markDatabase } from '#server/core/database-mark.ts'
import { keptSessionSecret } from '#server/core/session-secret.ts'
import { folderPictureStorage } from '#server/pictures/picture-storage.ts'
import { withEmptyDatabase } from './api-database.ts'
import { createTestDatabase } from './postgres.ts'
import { temporaryFolder } from './temporary-folder.ts'

/** Hash of the only picture of {@link withCompany}. */
export const PICTURE = 'ab'.repeat(16)

export type Company = DataConfig & { databaseUrl: string; orm: MikroORM }

/** Runs `work` on a company with an administrator, content, a picture and a secret. */
export async function withCompany(work: (company: Company) => Promise<void>): Promise<void> {
  await withEmptyDatabase(async (orm, databaseUrl) => {
    const dataDir = temporaryFolder()
    keptSessionSecret(dataDir)
    markDatabase({ dataDir, databaseUrl })
    await folderPictureStorage(dataDir).put(PICTURE, 'original.jpg', Buffer.from('a picture'))
    await folderPictureStorage(dataDir).put(PICTURE, '320.webp', Buffer.from('smaller'))
    const em = orm.em.fork()
    const [user] = await em.execute<[{ id: number }]>(
      `insert into users (email, password_hash, created_at) values ('omanik@example.ee', 'x', now()) returning id`,
    )
    await em.execute(`insert into categories (name, segment) values (?, 'a'), (?, 'b')`, ['Küünlad\t\\ "ja"\nrida', 'Свечи'])
    // The second refers to the first: rows of one table have an order in which they come back.
    const [edit] = await em.execute<[{ id: number }]>(
      `insert into publications (state, changes, queued_at, user_id) values ('live', '[]', now(), ?) returning id`,
      [user.id],
    )
    await em.execute(`insert into publications (state, changes, queued_at, undoes) values ('live', '[]', now(), ?)`, [edit.id])
    await em.execute(
      `insert into pictures (hash, original, name, width, height, bytes, variants, created_at) values (?, 'original.jpg', 'pilt', 1, 1, 9, '{"webp": [], "avif": []}', now())`,
      [PICTURE],
    )
    await work({ orm, dataDir, databaseUrl, backupDir: null, bucket: null, givenSecret: null })
  })
}

/** An empty folder and an empty database, until the test is over. */
export async function emptyMachine(): Promise<DataConfig & { databaseUrl: string }> {
  const { databaseUrl, drop } = await createTestDatabase({ migrated: false })
  onTestFinished(drop)
  return { dataDir: temporaryFolder(), databaseUrl, backupDir: null, bucket: null, givenSecret: null }
}

/** Names of all tables. */
export async function tablesOf(orm: MikroORM): Promise<string[]> {
  const rows = await orm.em
    .fork()
    .execute<{ name: string }[]>(`select tablename as name from pg_tables where schemaname = 'public' order by 1`)
  return rows.map(({ name }) => name)
}

/** All rows by table, but those that name the migrations. */
export async function rowsOf(orm: MikroORM): Promise<Record<string, unknown[]>> {
  const names = (await tablesOf(orm)).filter(name => name !== 'mikro_orm_migrations')
  const em = orm.em.fork()
  const read = async (name: string) => [name, await em.execute(`select * from "${name}" as t order by t::text`)] as const
  return Object.fromEntries(await Promise.all(names.map(read)))
}
