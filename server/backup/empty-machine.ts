import { readdirSync } from 'node:fs'
import { Client } from 'pg'
import type { Bucket } from '../bucket/bucket.ts'
import { errorCode } from '../core/error-code.ts'
import { BackupError } from './backup-error.ts'
import { RESTORE_MARK } from './restore-mark.ts'

/** Files that may exist before a restore: backups, an operator's files, the secret that any start makes. */
const HARMLESS: ReadonlySet<string> = new Set(['backups', 'public', 'lost+found', 'session-secret', RESTORE_MARK])
/** Start of the name of the folder into which a backup is unpacked. */
export const UNPACKING = '.restoring-'
const MOST_NAMED = 6

/** @throws BackupError naming what the folder holds */
export function refuseFilledFolder(dataDir: string): void {
  const found = namesIn(dataDir).filter(name => !HARMLESS.has(name) && !name.startsWith(UNPACKING))
  if (found.length === 0) return
  throw new BackupError(
    `${dataDir} holds ${listed(found)}. Nothing was changed: move that folder away, or set DATA_DIR to a new one, and restore again.`,
  )
}

/** @throws BackupError naming what the database holds */
export async function refuseFilledDatabase(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ name: string }>(
      `select relname as name from pg_class where relkind in ('r', 'p') and relnamespace = current_schema()::regnamespace order by 1`,
    )
    if (rows.length === 0) return
    throw new BackupError(
      `The database ${new URL(databaseUrl).pathname.slice(1)} holds tables already (${listed(rows.map(({ name }) => name))}). Nothing was changed: make a new, empty database, set DATABASE_URL to it, and restore again.`,
    )
  } finally {
    await client.end()
  }
}

/**
 * The next start publishes the backup's content over a site in the bucket, which another machine may still write.
 * @throws BackupError when the bucket holds a published site
 */
export async function refusePublishedBucket(bucket: Bucket, signal?: AbortSignal): Promise<void> {
  for await (const page of bucket.list('site/', signal ? { signal } : {})) {
    if (page.length === 0) continue
    throw new BackupError(
      'S3_BUCKET holds a published site, which the next start would replace by that of the backup. Nothing was changed: to try a restore, set S3_BUCKET or S3_PREFIX to another place; where this machine is to take over, stop all others and add --replaces-site.',
    )
  }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder).toSorted()
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return []
    throw error
  }
}

function listed(names: readonly string[]): string {
  const more = names.length - MOST_NAMED
  return more > 0 ? `${names.slice(0, MOST_NAMED).join(', ')} and ${more} more` : names.join(', ')
}
