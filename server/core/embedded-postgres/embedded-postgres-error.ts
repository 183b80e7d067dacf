import { refusalSentence } from '../access-refusal.ts'
import { StartRefusal } from '../start-refusal.ts'

/** The embedded database cannot run. The message says why, as every {@link StartRefusal} does. */
export class EmbeddedPostgresError extends StartRefusal {
  override readonly name = 'EmbeddedPostgresError'
}

/** Turns a failed write below a folder into an error that says so in a sentence. @returns what to throw; another error as it is */
export function explainUnwritable(folder: string, error: unknown): unknown {
  const refusal = refusalSentence(error, folder)
  return refusal ? new EmbeddedPostgresError(refusal, { cause: error }) : error
}

/** Refuses a command on a folder without a database. Commands create none: an empty one would look like a company without data. */
export function missingDatabase(dataDir: string): EmbeddedPostgresError {
  return new EmbeddedPostgresError(`There is no database in ${dataDir}: is DATA_DIR right?`)
}
