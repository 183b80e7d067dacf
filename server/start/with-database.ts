import type { MikroORM } from '@mikro-orm/postgresql'
import type { Config } from '../core/config.ts'
import { migrateDatabase, openDatabase } from '../core/database.ts'
import { startEmbeddedPostgres } from '../core/embedded-postgres.ts'
import { loadDemoContent } from '../demo/load-demo-content.ts'

/** The database a process works on, ready for use. */
export type RunningDatabase = {
  readonly orm: MikroORM
  readonly databaseUrl: string
  /** Where the files are, for the person at the terminal; null with DATABASE_URL. */
  readonly files: string | null
  stop(): Promise<void>
}

/** Starts the embedded database or connects to the given one, brings it to this version's schema, loads demo content once. */
export async function startDatabase(config: Config, log: (line: string) => void): Promise<RunningDatabase> {
  const embedded = config.databaseUrl === null ? await startEmbeddedPostgres({ dataDir: config.dataDir, log }) : null
  const databaseUrl = embedded?.databaseUrl ?? (config.databaseUrl as string)
  const orm = await openDatabase({ databaseUrl })
  const stop = async () => {
    await orm.close()
    await embedded?.stop()
  }
  try {
    await migrateDatabase(orm)
    if (config.demoContent && (await loadDemoContent(orm))) log('demo content loaded')
  } catch (error) {
    await stop()
    throw error
  }
  return { orm, databaseUrl, files: embedded?.files ?? null, stop }
}

/** Runs a command on the database and leaves everything as it was found. */
export async function withDatabase(
  config: Config,
  log: (line: string) => void,
  work: (orm: MikroORM) => Promise<void>,
): Promise<void> {
  const database = await startDatabase(config, log)
  try {
    await work(database.orm)
  } finally {
    await database.stop()
  }
}
