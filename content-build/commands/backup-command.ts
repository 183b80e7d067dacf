/**
 * `npm run backup [-- --to FILE|DIR]`: writes the database, the pictures and the session secret that DATA_DIR keeps into one
 * file. Exit code 0 also when files of pictures were missing, which it names, 1 when no backup was made, 2 for arguments that
 * it does not know.
 */
import { statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { backupFolder, backupName } from '#server/backup/backup-names.ts'
import { withDataDatabase } from '#server/backup/data-database.ts'
import { writeBackup } from '#server/backup/write-backup.ts'
import { loadDataConfig } from '#server/core/config.ts'
import { refuseOtherDatabase } from '#server/core/database-mark.ts'
import { commandArguments, untilStopped } from '#server/core/operator-command.ts'

const { values } = commandArguments({ options: { to: { type: 'string' } } }, 'Usage: npm run backup [-- --to FILE|DIR]')
const startedAt = performance.now()
await untilStopped('Stopped: no backup was made.', async signal => {
  const config = loadDataConfig()
  refuseOtherDatabase(config)
  const file = fileFor(values.to, backupFolder(config))
  const { bytes, manifest, unread } = await withDataDatabase(
    config,
    { mayCreate: false, log: console.log, signal },
    databaseUrl => writeBackup({ ...config, databaseUrl, file, signal }),
  )
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
  const media = manifest.entries.filter(({ name }) => name.startsWith('media/')).length
  console.log(`${file}\n  ${(bytes / 1e6).toFixed(1)} MB, ${rows} rows, ${media} picture files (${seconds} s)`)
  const secrets = config.givenSecret === null ? ', password hashes and the session secret' : ' and password hashes'
  console.log(`  It holds all messages${secrets}: keep it where only you can read it.`)
  if (config.givenSecret !== null) console.log('  SESSION_SECRET is given and not in it: keep that, too.')
  const missing = manifest.missing_pictures
  if (missing.length > 0)
    console.error(`  Files of pictures are missing or could not be read (${missing.length}): ${missing.join(', ')}`)
  for (const reason of unread) console.error(`  This picture file could not be read: ${reason}`)
})

/** The path of the backup. @param to the file or folder that the operator named; one that ends with a slash is a folder */
function fileFor(to: string | undefined, folder: string): string {
  const name = backupName('backup', new Date())
  if (to === undefined) return join(folder, name)
  const path = resolve(to)
  return to.endsWith('/') || statSync(path, { throwIfNoEntry: false })?.isDirectory() ? join(path, name) : path
}
