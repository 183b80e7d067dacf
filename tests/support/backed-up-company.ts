import type { MikroORM } from '@mikro-orm/postgresql'
import { onTestFinished } from 'vitest'
import type { DataConfig } from '#server/core/config.ts'
import { openDatabase } from '#server/app/database.ts'
import { keptSessionSecret } from '#server/core/session-secret.ts'
import { pictureStorage } from '#server/pictures/picture-storage.ts'
import { withEmptyDatabase } from './api-database.ts'
import { createTestDatabase } from './postgres.ts'
import { temporaryFolder } from './site-folder.ts'

/** Of the only picture of {@link withCompany}. */
export const PICTURE = 'ab'.repeat(16)

export type Company = DataConfig & { databaseUrl: string; orm: MikroORM }

/** Runs `work` on a company with an administrator, content, a picture and a secret. */
export async function withCompany(work: (company: Company) => Promise<void>): Promise<void> {
  await withEmptyDatabase(async (orm, databaseUrl) => {
    const dataDir = temporaryFolder()
    keptSessionSecret(dataDir)
    await pictureStorage(dataDir).put(PICTURE, 'original.jpg', Buffer.from('a picture'))
    await pictureStorage(dataDir).put(PICTURE, '320.webp', Buffer.from('smaller'))
    const em = orm.em.fork()
    await em.execute(`insert into users (email, password_hash, created_at) values ('omanik@example.ee', 'x', now())`)
    await em.execute(`insert into categories (name, segment) values (?, 'a'), (?, 'b')`, ['Küünlad\t\\ "ja"\nrida', 'Свечи'])
    await em.execute(`insert into publications (state, changes, queued_at, user_id) values ('live', '[]', now(), 1)`)
    await em.execute(`insert into publications (state, changes, queued_at, undoes) values ('live', '[]', now(), 1)`)
    await em.execute(
      `insert into pictures (hash, original, name, width, height, bytes, variants, created_at) values (?, 'original.jpg', 'pilt', 1, 1, 9, '{}', now())`,
      [PICTURE],
    )
    await work({ orm, dataDir, databaseUrl, backupDir: null, givenSecret: null })
  })
}

/** An empty folder and an empty database, until the test is over. */
export async function emptyMachine(): Promise<DataConfig & { databaseUrl: string }> {
  const { databaseUrl, drop } = await createTestDatabase({ migrated: false })
  onTestFinished(drop)
  return { dataDir: temporaryFolder(), databaseUrl, backupDir: null, givenSecret: null }
}

export async function withOrm(databaseUrl: string, work: (orm: MikroORM) => Promise<void>): Promise<void> {
  const orm = await openDatabase({ databaseUrl })
  try {
    await work(orm)
  } finally {
    await orm.close()
  }
}
