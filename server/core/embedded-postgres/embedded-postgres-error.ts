import { accessRefusal } from '../access-refusal.ts'
import { StartRefusal } from '../start-refusal.ts'

/** A reason, in words for the person at the terminal, why the embedded database cannot run. Print the message alone, without the stack. */
export class EmbeddedPostgresError extends StartRefusal {
  override readonly name = 'EmbeddedPostgresError'
}

/** Turns a failed write below a folder into one sentence; anything unknown is returned as it is. */
export function unwritableFolder(folder: string, error: unknown): unknown {
  const refusal = accessRefusal(error, folder)
  return refusal ? new EmbeddedPostgresError(refusal, { cause: error }) : error
}

/** For commands on what exists: a new database would look like a company without data. */
export function missingDatabase(dataDir: string): EmbeddedPostgresError {
  return new EmbeddedPostgresError(`There is no database in ${dataDir}: is DATA_DIR right?`)
}
