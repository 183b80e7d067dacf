import { readdirSync } from 'node:fs'
import { relative, sep } from 'node:path'
import type { Bucket } from '../bucket/bucket.ts'
import { ENCODING_QUERY, encodingRefusal } from '../core/database-encoding.ts'
import { DATABASE_MARK } from '../core/database-mark.ts'
import { errorCode } from '../core/error-code.ts'
import { listedNames } from '../core/listed-names.ts'
import { SESSION_SECRET_FILE } from '../core/session-secret.ts'
import { BackupError } from './backup-error.ts'
import { backupFolder } from './backup-names.ts'
import { withPatientConnection } from './patient-connection.ts'
import { RESTORE_MARK } from './unfinished-restore.ts'

/** Files that may exist before a restore: backups, an operator's files, the secret that any start makes, marks. */
const HARMLESS: ReadonlySet<string> = new Set([
  'backups',
  'public',
  'lost+found',
  SESSION_SECRET_FILE,
  RESTORE_MARK,
  DATABASE_MARK,
])
/** Start of the name of the folder into which a backup is unpacked. */
export const UNPACKING = '.restoring-'

/**
 * Refuses a data folder that holds more than a restore may find. A folder for backups may be below it.
 * @throws BackupError naming what it holds
 */
export function refuseFilledFolder({ dataDir, backupDir }: { dataDir: string; backupDir: string | null }): void {
  const [aroundBackups] = relative(dataDir, backupFolder({ dataDir, backupDir })).split(sep)
  const found = namesIn(dataDir).filter(name => !HARMLESS.has(name) && name !== aroundBackups && !name.startsWith(UNPACKING))
  if (found.length === 0) return
  throw new BackupError(
    `${dataDir} holds ${listedNames(found)}. Nothing was changed: move that folder away, or set DATA_DIR to a new one, and restore again.`,
  )
}

/** Refuses a database with tables of the product's schema or of the job queue's. @throws BackupError naming them */
export async function refuseFilledDatabase(databaseUrl: string): Promise<void> {
  const tables = await rowsFrom<{ name: string }>(
    databaseUrl,
    `select relname as name from pg_class where relkind in ('r', 'p')
       and relnamespace in (current_schema()::regnamespace, to_regnamespace('graphile_worker'))
       order by relnamespace = to_regnamespace('graphile_worker'), 1`,
  )
  if (tables.length === 0) return
  throw new BackupError(
    `The database ${nameOf(databaseUrl)} holds tables already (${listedNames(tables.map(({ name }) => name))}). Nothing was changed: make a new, empty database, set DATABASE_URL to it, and restore again.`,
  )
}

/**
 * Refuses a database for a restore that is done again, where another machine may have taken it since. Only a start makes the job
 * queue's tables.
 * @throws BackupError when the product was started on the database
 */
export async function refuseStartedDatabase(databaseUrl: string): Promise<void> {
  const started = await rowsFrom(databaseUrl, `select nspname from pg_namespace where nspname = 'graphile_worker'`)
  if (started.length === 0) return
  throw new BackupError(
    `The product was started on the database ${nameOf(databaseUrl)} after the restore that did not come to its end. Nothing was changed: to restore here, make a new, empty database, set DATABASE_URL to it and DATA_DIR to a new folder, and restore again.`,
  )
}

/** Refuses what the next start would refuse, too. @throws BackupError when the database is not in UTF-8 */
export async function refuseOtherEncoding(databaseUrl: string): Promise<void> {
  const refusal = encodingRefusal(await rowsFrom(databaseUrl, ENCODING_QUERY), 'set DATABASE_URL to it, and restore again')
  if (refusal !== null) throw new BackupError(refusal)
}

/**
 * Refuses a bucket with a site, which another machine may still write: the next start would publish the backup's content over it.
 * @throws BackupError when the bucket holds a published site
 */
export async function refusePublishedBucket(bucket: Bucket, signal?: AbortSignal): Promise<void> {
  for await (const page of bucket.list('site/', { signal })) {
    if (page.length === 0) continue
    throw new BackupError(
      'S3_BUCKET holds a published site, which the next start would replace by that of the backup. Nothing was changed: to try a restore, set S3_BUCKET or S3_PREFIX to another place; where this machine is to take over, stop all others and write `npm run restore FILE -- --replaces-site`.',
    )
  }
}

async function rowsFrom<Row extends object>(databaseUrl: string, query: string): Promise<Row[]> {
  return withPatientConnection(databaseUrl, 'aroomikoda restore', async client => (await client.query<Row>(query)).rows)
}

function nameOf(databaseUrl: string): string {
  return new URL(databaseUrl).pathname.slice(1)
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder).toSorted()
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return []
    throw error
  }
}
