import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Client } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { BackupError } from './backup-error.ts'
import { type DatabaseContents, TABLE_NAME, tableEntry } from './backup-manifest.schemas.ts'
import { withPatientConnection, withoutTimeLimits } from './patient-connection.ts'

/** What was copied, and the pictures that it names. */
export type CopiedDatabase = DatabaseContents & { readonly pictures: readonly { hash: string; original: string }[] }

/**
 * Writes all tables of the product below a folder, as of one moment: one read-only transaction that blocks no other. It leaves
 * out the job queue's own tables, because the product's hold the waiting work and the next start takes it up. It also leaves
 * out the counts of limits, whose table is unlogged.
 * @param options.beforeEach called before each table; when it throws, nothing more is copied
 * @throws BackupError when there are no tables of the product
 */
export async function copyDatabase(
  databaseUrl: string,
  folder: string,
  { signal, beforeEach }: { signal: AbortSignal | undefined; beforeEach: () => Promise<void> },
): Promise<CopiedDatabase> {
  return withPatientConnection(databaseUrl, 'aroomikoda backup', async client => {
    await client.query('begin isolation level repeatable read, read only')
    await withoutTimeLimits(client)
    const migrations = await executedMigrations(client)
    if (migrations.length === 0)
      throw new BackupError('This database holds nothing of the product: start the product once, or mend DATABASE_URL.')
    const { rows } = await client.query<{ at: Date }>('select transaction_timestamp() as at')
    const tables = []
    for (const { name, columns } of await tablesOf(client)) {
      await beforeEach()
      tables.push({ name, columns, rows: await copyTable(client, { name, columns }, join(folder, tableEntry(name)), signal) })
    }
    const sequences = await sequencesOf(client)
    const pictures = tables.some(({ name }) => name === 'pictures')
      ? (await client.query<{ hash: string; original: string }>('select hash, original from pictures order by hash')).rows
      : []
    await client.query('commit')
    return { created_at: (rows[0]?.at ?? new Date()).toISOString(), migrations, tables, sequences, pictures }
  })
}

/** Names of the executed migrations in their order; none in a database without the product's tables. */
export async function executedMigrations(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ there: boolean }>(`select to_regclass('mikro_orm_migrations') is not null as there`)
  if (!rows[0]?.there) return []
  return (await client.query<{ name: string }>('select name from mikro_orm_migrations order by id')).rows.map(({ name }) => name)
}

/** The product's tables, with their columns in the order of the data. */
async function tablesOf(client: Client): Promise<{ name: string; columns: string[] }[]> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(
    `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where c.relkind in ('r', 'p') and c.relpersistence = 'p' and not c.relispartition and c.relnamespace = current_schema()::regnamespace
       and c.relname <> 'mikro_orm_migrations' and c.relname ~ $1 and has_table_privilege(c.oid, 'select')
     group by c.relname order by c.relname`,
    [`^${TABLE_NAME}$`],
  )
  return rows
}

/** Writes the rows of a table into a file. @returns how many */
async function copyTable(
  client: Client,
  { name, columns }: { name: string; columns: readonly string[] },
  file: string,
  signal: AbortSignal | undefined,
): Promise<number> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  const list = columns.map(column => client.escapeIdentifier(column)).join(', ')
  const rows = client.query(copyTo(`copy (select ${list} from ${client.escapeIdentifier(name)}) to stdout`))
  await pipeline(rows, createWriteStream(file, { mode: 0o600 }), { signal })
  return rows.rowCount
}

/** The state of the sequences. They are outside of transactions: read after the rows, they are never behind them. */
async function sequencesOf(client: Client): Promise<DatabaseContents['sequences']> {
  const { rows } = await client.query<{ name: string }>(
    // Others' sequences stay out, as their tables do. The function ends the query with an error where it is asked about another
    // kind of relation, and of two conditions PostgreSQL may look at either first: `case` keeps it from those.
    `select relname as name from pg_class
     where case relkind when 'S' then has_sequence_privilege(oid, 'select') else false end
       and relnamespace = current_schema()::regnamespace and relname not like 'mikro\\_orm\\_%' order by relname`,
  )
  const sequences = []
  for (const { name } of rows) {
    const found = await client.query<{ last_value: string; is_called: boolean }>(
      `select last_value::text as last_value, is_called from ${client.escapeIdentifier(name)}`,
    )
    for (const state of found.rows) sequences.push({ name, ...state })
  }
  return sequences
}
