/** `npm run restore FILE`: restores a backup on a machine without data. */
import { resolve } from 'node:path'
import { restoreBackup, type RestoredBackup } from '#server/backup/restore-backup.ts'
import { loadDataConfig } from '#server/core/config.ts'
import { commandArguments, untilStopped } from '#server/core/operator-command.ts'

/** What the operator has to know about the session secret. */
const SECRET_LINES: Readonly<Record<RestoredBackup['secret'], string>> = {
  restored: 'People who were logged in still are.',
  given: 'SESSION_SECRET counts: with another one than before, everybody logs in again.',
  none: 'The backup has no session secret: give the SESSION_SECRET of before, or everybody logs in again.',
}

const ACCOUNTS_LINE =
  'Accounts, passwords, log-ins, recovery codes and invitations are as they were then, too: what you removed, changed or ended since, remove, change or end again in /admin/account.'

const FILES_LINE =
  'No backup holds public/.well-known/, mail/ and backups/ of DATA_DIR: copy them over from the former machine where you have them still.'

const USAGE = 'Usage: npm run restore FILE, with a site in the bucket: npm run restore FILE -- --replaces-site'

const { positionals, values } = commandArguments(
  { allowPositionals: true, options: { 'replaces-site': { type: 'boolean' } } },
  USAGE,
)
const [file] = positionals
if (file === undefined || positionals.length > 1) {
  console.error(USAGE)
  process.exit(2)
}

const startedAt = performance.now()
await untilStopped('Stopped: nothing was restored. The same command does it again.', async signal => {
  const config = loadDataConfig()
  const { manifest, secret } = await restoreBackup(resolve(file), config, {
    log: console.log,
    signal,
    replacesSite: values['replaces-site'] ?? false,
  })
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  const pictures = manifest.tables.find(({ name }) => name === 'pictures')?.rows ?? 0
  const lost = manifest.missing_pictures
  const restored = lost.length === 0 ? `all ${pictures}` : `${pictures - lost.length} of ${pictures}`
  console.log(`Restored into ${config.dataDir}: ${rows} rows and ${restored} pictures of ${manifest.created_at} (${seconds} s).`)
  if (lost.length > 0) console.error(`Files of pictures were missing when it was made (${lost.length}): ${lost.join(', ')}`)
  console.log(ACCOUNTS_LINE)
  console.log(FILES_LINE)
  console.log(`${SECRET_LINES[secret]} Start the product now: it publishes the site.`)
})
