import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Client } from 'pg'
import { BackupError } from './backup-error.ts'
import type { BackupManifest } from './backup-manifest.schemas.ts'
import { executedMigrations } from './copy-database.ts'
import { withPatientConnection, withoutTimeLimits } from './patient-connection.ts'

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

/**
 * Removes what a restore that was cut off left in the database. Where its migrations are the first ones of this backup, too, the
 * tables stay, and the load goes on from there. Call it only where a mark says that the tables are of such a restore.
 */
export async function removeHalfRestored(databaseUrl: string, { migrations }: BackupManifest): Promise<void> {
  await withPatientConnection(databaseUrl, 'aroomikoda restore', async client => {
    const executed = await executedMigrations(client)
    if (executed.every((name, index) => name === migrations[index])) return
    await client.query('begin')
    await withoutTimeLimits(client)
    await dropTables(client)
    await client.query('commit')
  })
}

/**
 * Drops all tables, and the functions of their triggers: migrations make both again, and would fail where one is there.
 * PostgreSQL refuses it where other objects depend on them.
 */
async function dropTables(client: Client): Promise<void> {
  const { rows: tables } = await client.query<{ name: string }>(
    `select oid::regclass::text as name from pg_class
     where relkind in ('r', 'p') and not relispartition and relnamespace = current_schema()::regnamespace`,
  )
  await client.query(`drop table ${tables.map(({ name }) => name).join(', ')}`)
  const { rows: functions } = await client.query<{ name: string }>(
    `select oid::regprocedure::text as name from pg_proc p
     where prorettype = 'trigger'::regtype and pronamespace = current_schema()::regnamespace
       and not exists (select from pg_depend where classid = 'pg_proc'::regclass and objid = p.oid and deptype = 'e')`,
  )
  for (const { name } of functions) await client.query(`drop function ${name}`)
}
