import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Client } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { openDatabase } from '../app/database.ts'
import { MIGRATIONS } from '../app/migrations/migrations.ts'
import { BackupError } from './backup-error.ts'
import { type BackupManifest, tableEntry } from './backup-manifest.schemas.ts'
import { executedMigrations } from './copy-database.ts'
import { withPatientConnection, withoutTimeLimits } from './patient-connection.ts'

/** Replaces the arguments of a migration that is only asked for its name. */
const NEVER_RUN = undefined as never

/**
 * Brings an empty database to the schema of a backup and loads its rows, in one transaction: all of them or none.
 * @param folder with the unpacked backup
 * @param beforeCommit what must happen with the rows; when it throws, none are loaded
 * @returns tables of the backup that are not of the product, and were left out
 * @throws BackupError when the backup is of a newer version
 */
export async function loadDatabase(
  databaseUrl: string,
  manifest: BackupManifest,
  {
    folder,
    beforeCommit = async () => {},
    signal,
  }: { folder: string; beforeCommit?: () => Promise<void>; signal?: AbortSignal | undefined },
): Promise<string[]> {
  refuseUnknownMigrations(manifest)
  await migrateLike(databaseUrl, manifest)
  signal?.throwIfAborted()
  return withPatientConnection(databaseUrl, 'aroomikoda restore', async client => {
    await client.query('begin')
    await withoutTimeLimits(client)
    await refuseOtherMigrations(client, manifest)
    const unknownTables = await load(client, manifest, { folder, signal })
    await beforeCommit()
    await client.query('commit')
    return unknownTables
  })
}

/** Call it before any change. @throws BackupError when the backup has migrations that this version does not know */
export function refuseUnknownMigrations({ migrations, version }: BackupManifest): void {
  const known = new Set(MIGRATIONS.map(migration => new migration(NEVER_RUN, NEVER_RUN).name))
  const unknown = migrations.filter(name => !known.has(name))
  if (unknown.length === 0) return
  throw new BackupError(
    `This backup was made by a newer version of the product (${version}, with ${unknown.join(', ')}). Nothing was changed: restore it with that version or a later one.`,
  )
}

/** Migrates the database up to the backup's schema. */
async function migrateLike(databaseUrl: string, { migrations }: BackupManifest): Promise<void> {
  const orm = await openDatabase({ databaseUrl, maxConnections: 2, limits: 'preparation' })
  try {
    const last = migrations.at(-1) as string // The manifest's schema wants one migration at least.
    const executed = (await orm.migrator.getExecuted()).map(({ name }) => name)
    if (!executed.includes(last)) await orm.migrator.up({ to: last })
  } finally {
    await orm.close()
  }
}

async function refuseOtherMigrations(client: Client, { migrations }: BackupManifest): Promise<void> {
  const executed = await executedMigrations(client)
  if (executed.join() === migrations.join()) return
  throw new BackupError(
    'The database has another schema than the backup. Nothing was loaded: make a new, empty database, and restore again.',
  )
}

/** Loads all tables and sequences. @returns the tables that the database does not have */
async function load(
  client: Client,
  { tables, sequences }: BackupManifest,
  { folder, signal }: { folder: string; signal: AbortSignal | undefined },
): Promise<string[]> {
  const unknown: string[] = []
  // Rows refer to each other in circles: the references are added once all rows are there, as pg_dump does.
  const references = await foreignKeys(client)
  for (const { table, name } of references)
    await client.query(`alter table ${table} drop constraint ${client.escapeIdentifier(name)}`)
  for (const { name, columns } of tables) {
    signal?.throwIfAborted()
    if (await isThere(client, name)) await loadTable(client, { name, columns }, join(folder, tableEntry(name)))
    else unknown.push(name)
  }
  for (const { name, last_value, is_called } of sequences) {
    if (!(await isThere(client, name))) continue
    await client.query('select setval($1::regclass, $2, $3)', [client.escapeIdentifier(name), last_value, is_called])
  }
  for (const { table, name, definition } of references) {
    await client.query(`alter table ${table} add constraint ${client.escapeIdentifier(name)} ${definition}`)
  }
  await client.query('analyze')
  return unknown
}

/** Whether the database has a table or sequence of that name. */
async function isThere(client: Client, name: string): Promise<boolean> {
  const query = 'select to_regclass($1) is not null as there'
  const { rows } = await client.query<{ there: boolean }>(query, [client.escapeIdentifier(name)])
  return rows[0]?.there === true
}

/** Loads the rows of a table from a file, in place of those that migrations made. */
async function loadTable(
  client: Client,
  { name, columns }: { name: string; columns: readonly string[] },
  file: string,
): Promise<void> {
  const table = client.escapeIdentifier(name)
  const list = columns.map(column => client.escapeIdentifier(column)).join(', ')
  const { rows } = await client.query<{ filled: boolean }>(`select exists (select from ${table}) as filled`)
  // The trigger of the audit log refuses to empty it.
  await client.query(`alter table ${table} disable trigger user`)
  if (rows[0]?.filled) await client.query(`truncate ${table}`)
  await pipeline(createReadStream(file), client.query(copyFrom(`copy ${table} (${list}) from stdin`)))
  await client.query(`alter table ${table} enable trigger user`)
}

async function foreignKeys(client: Client): Promise<{ table: string; name: string; definition: string }[]> {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace order by conrelid, conname`,
  )
  return rows
}
