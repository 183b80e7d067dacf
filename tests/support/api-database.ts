import type { MikroORM } from '@mikro-orm/postgresql'
import { openDatabase } from '#server/app/database.ts'
import { createTestDatabase } from './postgres.ts'

/** Runs `work` on a fresh database; `migrated: false` leaves even its tables out. */
export async function withEmptyDatabase(
  work: (orm: MikroORM, databaseUrl: string) => Promise<void>,
  options: { migrated?: boolean; encoding?: string } = {},
): Promise<void> {
  const database = await createTestDatabase(options)
  const orm = await openDatabase({ databaseUrl: database.databaseUrl })
  try {
    await work(orm, database.databaseUrl)
  } finally {
    await orm.close()
    await database.drop()
  }
}

/** Runs `work` with the ORM on a database that is there already. */
export async function withOrm(databaseUrl: string, work: (orm: MikroORM) => Promise<void>): Promise<void> {
  const orm = await openDatabase({ databaseUrl })
  try {
    await work(orm)
  } finally {
    await orm.close()
  }
}
