import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isErrorCode } from './error-code.ts'
import { StartRefusal } from './start-refusal.ts'

/**
 * A file in the data folder: `embedded` or `given` (by DATABASE_URL), the database that its site and pictures belong to. It is
 * written by a start and a restore.
 */
export const DATABASE_MARK = 'database-kind'

type Place = { readonly dataDir: string; readonly databaseUrl: string | null }

/**
 * Refuses the other kind of database than the data folder belongs to: a variable that is missing, or set by mistake, would
 * publish another company over this one, or back up the wrong one. A folder without a mark takes any.
 * @throws StartRefusal saying what to set
 */
export function refuseOtherDatabase({ dataDir, databaseUrl }: Place): void {
  const file = join(dataDir, DATABASE_MARK)
  const mark = markIn(file)
  const isOther = databaseUrl === null ? mark === 'given' : mark === 'embedded'
  if (!isOther) return
  const cause =
    databaseUrl === null
      ? `${dataDir} belongs to the database of DATABASE_URL, which is not set. Set it`
      : `${dataDir} belongs to the embedded database in it, and DATABASE_URL names another. Leave DATABASE_URL out`
  throw new StartRefusal(
    `${cause}, or set DATA_DIR to the folder that is meant. To move the company to another database, back it up there first and restore that (npm run backup, npm run restore FILE: docs/operations.md, "Moving to another database"). To use this folder with another database all the same, delete ${file}.`,
  )
}

/** Writes down which database the data folder belongs to. @throws the file system's error */
export function markDatabase({ dataDir, databaseUrl }: Place): void {
  const file = join(dataDir, DATABASE_MARK)
  const kind = databaseUrl === null ? 'embedded' : 'given'
  if (markIn(file) !== kind) writeFileSync(file, `${kind}\n`, { flush: true })
}

/** @returns null where there is no mark; a half-written one says nothing either */
function markIn(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    if (isErrorCode(error, 'ENOENT')) return null
    throw error
  }
}
