import type { DataConfig } from '../core/config.ts'
import { startEmbeddedPostgres } from '../core/embedded-postgres.ts'

/**
 * Runs a command on the database without migrating it. It joins a running embedded database, or starts and stops it.
 * @param options.mayCreate whether to make an embedded database where there is none
 * @param options.signal ends it before the work
 * @throws EmbeddedPostgresError when there is none
 */
export async function withDataDatabase<Result>(
  { dataDir, databaseUrl }: Pick<DataConfig, 'dataDir' | 'databaseUrl'>,
  { mayCreate, log, signal }: { mayCreate: boolean; log: (line: string) => void; signal?: AbortSignal | undefined },
  work: (databaseUrl: string) => Promise<Result>,
): Promise<Result> {
  signal?.throwIfAborted()
  if (databaseUrl !== null) return work(databaseUrl)
  const embedded = await startEmbeddedPostgres({ dataDir, mayCreate, log, signal })
  try {
    signal?.throwIfAborted()
    return await work(embedded.databaseUrl)
  } finally {
    await embedded.stop()
  }
}
