import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { DataConfig } from '../core/config.ts'
import { startEmbeddedPostgres } from '../core/embedded-postgres.ts'
import { BackupError } from './backup-error.ts'

/**
 * Runs a command on the database without migrating it. It joins a running embedded database, or starts and stops it.
 * @param options.makes whether to make an embedded database where there is none
 * @throws BackupError when there is none
 */
export async function withDataDatabase<Result>(
  { dataDir, databaseUrl }: Pick<DataConfig, 'dataDir' | 'databaseUrl'>,
  { makes, log }: { makes: boolean; log: (line: string) => void },
  work: (databaseUrl: string) => Promise<Result>,
): Promise<Result> {
  if (databaseUrl !== null) return work(databaseUrl)
  if (!makes && !existsSync(join(dataDir, 'postgres')))
    throw new BackupError(`There is no database in ${dataDir}, so there is nothing to back up: is DATA_DIR right?`)
  const embedded = await startEmbeddedPostgres({ dataDir, log })
  try {
    return await work(embedded.databaseUrl)
  } finally {
    await embedded.stop()
  }
}
