import type { Client } from 'pg'
import type { BackupManifest } from './backup-manifest.schemas.ts'
import { executedMigrations } from './copy-database.ts'
import { withPatientConnection, withoutTimeLimits } from './patient-connection.ts'

/**
 * Removes what a restore that was cut off left in the database, unless this backup's schema only goes on from there. Call it
 * only where a mark says that the tables are of such a restore.
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
 * Drops all tables, and the functions of their triggers, which would be in the way of their migration. PostgreSQL refuses it
 * where other objects depend on them.
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
