import { join } from 'node:path'
import type { SchemaChange } from '../app/database.ts'
import { listedNames } from '../core/listed-names.ts'
import { isLostConnection } from '../core/lost-connection.ts'
import type { PicturePlace } from '../pictures/picture-storage.ts'
import { BackupError } from './backup-error.ts'
import { backupFolder, backupName } from './backup-names.ts'
import { tidyBackups } from './tidy-backups.ts'
import { type WrittenBackup, writeBackup } from './write-backup.ts'

type Input = PicturePlace & {
  readonly backupDir: string | null
  readonly databaseUrl: string
  readonly log: (line: string) => void
}

/**
 * Makes the function that `migrateDatabase` calls before any migration. It backs up a database with data before its schema
 * changes, so that the earlier version can have it back.
 * @returns a function that throws BackupError when the backup fails: then nothing is migrated
 */
export function saveCopyBeforeMigrating({
  dataDir,
  bucket,
  backupDir,
  databaseUrl,
  log,
}: Input): (change: SchemaChange, signal?: AbortSignal) => Promise<void> {
  return async ({ executed }, signal) => {
    const schema = executed.at(-1)
    const folder = backupFolder({ dataDir, backupDir })
    const file = join(folder, backupName('before-migrating', new Date(), schema))
    let written: WrittenBackup
    try {
      written = await writeBackup({ dataDir, bucket, databaseUrl, file, signal })
    } catch (error) {
      if (isLostConnection(error) || signal?.aborted) throw error
      const reason = error instanceof Error ? error.message : String(error)
      throw new BackupError(
        `This version changes the database, and first saves it as it is (${schema}); that failed, so nothing was changed. ${reason}`,
        error,
      )
    }
    log(`before the database is migrated, it was saved as it is (${schema}): ${file}`)
    const lacking = written.manifest.missing_pictures
    if (lacking.length > 0) log(`it lacks the files of these pictures: ${listedNames(lacking)}`)
    for (const reason of written.unread) log(`a picture file could not be read: ${reason}`)
    for (const reason of (await tidyBackups(folder)).refused) log(`an older backup could not be deleted: ${reason}`)
  }
}
