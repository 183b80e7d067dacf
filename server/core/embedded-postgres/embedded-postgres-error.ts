import { accessRefusal } from '../access-refusal.ts'
import { StartRefusal } from '../start-refusal.ts'

/** The embedded database cannot run; the message says why, as that of every {@link StartRefusal}. */
export class EmbeddedPostgresError extends StartRefusal {
  override readonly name = 'EmbeddedPostgresError'
}

/** Turns a failed write below a folder into one sentence; anything unknown is returned as it is. */
export function unwritableFolder(folder: string, error: unknown): unknown {
  const refusal = accessRefusal(error, folder)
  return refusal ? new EmbeddedPostgresError(refusal, { cause: error }) : error
}

/** The refusal of a command on a folder without a database: a new one would look like a company without data. */
export function missingDatabase(dataDir: string): EmbeddedPostgresError {
  return new EmbeddedPostgresError(`There is no database in ${dataDir}: is DATA_DIR right?`)
}
