import { randomBytes } from 'node:crypto'
import type { Client } from 'pg'
import { withPatientConnection } from '#server/backup/patient-connection.ts'
import { ADVISORY_LOCK } from '#server/core/advisory-locks.ts'
import { isErrorCode } from '#server/core/error-code.ts'

/** PostgreSQL's code for what a role may not do. */
const INSUFFICIENT_PRIVILEGE = '42501'

/**
 * Makes a temporary database for the work and drops it afterwards in any case. It also drops those that killed processes
 * left.
 * @throws Error saying which right is missing, or that another process does the same
 */
export async function withScratchDatabase<Result>(
  databaseUrl: string,
  work: (scratchUrl: string) => Promise<Result>,
): Promise<Result> {
  return withPatientConnection(databaseUrl, 'aroomikoda backup proof', async client => {
    const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [
      ADVISORY_LOCK.backupProof,
    ])
    if (!rows[0]?.locked) throw new Error('another process is proving a backup of this database')
    const prefix = await scratchPrefix(client)
    for (const each of [prefix, ...(await formerPrefixes(client))]) await dropLeftovers(client, each)
    const name = prefix + randomBytes(6).toString('hex')
    await create(client, name)
    try {
      const url = new URL(databaseUrl)
      url.pathname = `/${name}`
      return await work(url.href)
    } finally {
      await drop(client, name)
    }
  })
}

/**
 * How the names of this database's temporary ones begin: with its number. Its name could be too long: PostgreSQL keeps 63 bytes
 * of a name, and those of two products could then be alike.
 */
async function scratchPrefix(client: Client): Promise<string> {
  const { rows } = await client.query<{ oid: number }>('select oid from pg_database where datname = current_database()')
  if (!rows[0]) throw new Error('the database was renamed or dropped meanwhile')
  return `aroomikoda_proof_${rows[0].oid}_`
}

/**
 * How an earlier version began them: with this database's name. It cut a name of more than 40 characters, so that the start could
 * be another product's, too: then this gives none.
 */
async function formerPrefixes(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ prefix: string }>(
    `select current_database() || '_proof_' as prefix where length(current_database()) <= 40`,
  )
  return rows.map(({ prefix }) => prefix)
}

/** Creates an empty database. @throws Error saying that the role may not */
async function create(client: Client, name: string): Promise<void> {
  try {
    await client.query(`create database ${client.escapeIdentifier(name)} template template0 ${await localeSettings(client)}`)
  } catch (error) {
    if (!isErrorCode(error, INSUFFICIENT_PRIVILEGE)) throw error
    throw new Error(`the database's user may not make a database to restore into: \`alter role ${client.user ?? ''} createdb\``, {
      cause: error,
    })
  }
}

/**
 * The encoding and collation of the product's database, for `create database`. Template1 may have others, with which Estonian
 * sorts in another order or cannot be stored. The providers and their columns differ between versions of PostgreSQL.
 */
async function localeSettings(client: Client): Promise<string> {
  const { rows } = await client.query<{ encoding: string; database: Record<string, string | null> }>(
    'select pg_encoding_to_char(encoding) as encoding, to_jsonb(d) as database from pg_database d where datname = current_database()',
  )
  const [{ encoding, database } = { encoding: 'UTF8', database: {} }] = rows
  const provider = PROVIDER_OF_LETTER[database['datlocprovider'] ?? '']
  const settings = {
    encoding,
    lc_collate: database['datcollate'],
    lc_ctype: database['datctype'],
    locale_provider: provider,
    icu_rules: database['daticurules'],
    ...(provider && provider !== 'libc' && { [`${provider}_locale`]: database['datlocale'] ?? database['daticulocale'] }),
  }
  return Object.entries(settings)
    .flatMap(([name, value]) => (value ? [`${name} ${client.escapeLiteral(value)}`] : []))
    .join(' ')
}

/** The locale providers by their letters in `pg_database`, from PostgreSQL 15 on. */
const PROVIDER_OF_LETTER: Readonly<Record<string, string>> = { c: 'libc', i: 'icu', b: 'builtin' }

/** Drops the databases that killed processes left. */
async function dropLeftovers(client: Client, prefix: string): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select datname as name from pg_database where starts_with(datname, $1) and substr(datname, length($1) + 1) ~ '^[0-9a-f]{12}$'`,
    [prefix],
  )
  for (const { name } of rows) await drop(client, name)
}

/**
 * Drops a database and ends its remaining connections. Without superuser rights this role may not end the server's own vacuum;
 * a plain drop ends that by itself.
 */
async function drop(client: Client, name: string): Promise<void> {
  const dropping = `drop database if exists ${client.escapeIdentifier(name)}`
  try {
    await client.query(`${dropping} with (force)`)
  } catch (error) {
    if (!isErrorCode(error, INSUFFICIENT_PRIVILEGE)) throw error
    await client.query(dropping)
  }
}
