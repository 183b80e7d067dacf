import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { BackupError } from './backup-error.ts'

/**
 * A file in the data folder from before a restore's first change until all is in place. It marks a half-done restore, so that no
 * start takes it for a company's data. It holds the address of the database, without its password.
 */
export const RESTORE_MARK = 'restore-unfinished'

/** Writes the mark, flushed to the disk. @param database its address */
export function markRestore(dataDir: string, database: string): void {
  writeFileSync(join(dataDir, RESTORE_MARK), database, { mode: 0o600, flush: true })
}

/** Removes the mark. */
export function unmarkRestore(dataDir: string): void {
  rmSync(join(dataDir, RESTORE_MARK), { force: true })
}

/** Whether an earlier restore into the same folder and database was cut off. */
export function isUnfinishedRestore(dataDir: string, database: string): boolean {
  const file = join(dataDir, RESTORE_MARK)
  return existsSync(file) && readFileSync(file, 'utf8') === database
}

/**
 * Refuses a start on a half-done restore, which would serve half of a company, or make a demo shop in its place.
 * @throws BackupError saying how to go on
 */
export function refuseUnfinishedRestore(dataDir: string): void {
  if (!existsSync(join(dataDir, RESTORE_MARK))) return
  throw new BackupError(
    `A restore into ${dataDir} did not come to its end. Run \`npm run restore FILE\` again, with the same database and options: it begins again by itself. To give the restore up, delete ${join(dataDir, RESTORE_MARK)}.`,
  )
}
