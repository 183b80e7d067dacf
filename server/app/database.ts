import { Migrator } from '@mikro-orm/migrations'
import { type EntityManager, MikroORM, type PostgreSqlDriver } from '@mikro-orm/postgresql'
import { Logger, runMigrations } from 'graphile-worker'
import { Pool } from 'pg'
import { ADVISORY_LOCK } from '../core/advisory-locks.ts'
import { BindingDriver } from '../core/bound-values.ts'
import { ENCODING_QUERY, encodingRefusal } from '../core/database-encoding.ts'
import { KEEP_ALIVE, liftLimits, type LimitedWork, limitSettings } from '../core/database-limits.ts'
import { breakSilentClients, releaseLostClients } from '../core/lost-clients.ts'
import { StartRefusal } from '../core/start-refusal.ts'
import { requireWrites } from '../core/takes-writes.ts'
import { ENTITIES } from './entities.ts'
import { MIGRATIONS } from './migrations/migrations.ts'

/** What the database needs of a logger; pino's and Fastify's loggers fit. */
export type DatabaseLog = { warn(message: string): void }

/**
 * Opens a pool of connections to PostgreSQL; `orm.close()` closes it. It creates and changes nothing there: see
 * {@link migrateDatabase}.
 * @param options.maxConnections upper bound of the pool, default 10
 * @param options.limits longest waits; default `requests`, the shorter ones
 * @param options.commits `relaxed` does not wait for the disk at each commit. It is for a process that can lose its own
 * notes in a power cut and find out again what it did, never for what people save. Default `durable`
 * @param options.onQuery sees every SQL statement, for tests that count
 */
export async function openDatabase(options: {
  databaseUrl: string
  maxConnections?: number
  limits?: LimitedWork
  commits?: 'durable' | 'relaxed'
  log?: DatabaseLog
  onQuery?: (sql: string) => void
}): Promise<MikroORM> {
  const { onQuery } = options
  return MikroORM.init({
    // The ORM's types allow no subclass here.
    driver: BindingDriver as typeof PostgreSqlDriver,
    clientUrl: options.databaseUrl,
    entities: ENTITIES,
    extensions: [Migrator],
    ensureDatabase: false,
    // Keeps both sides of a relation equal; no relation here has two. Without it reading 10,000 rows takes a third of the time.
    propagationOnPrototype: false,
    // Two stay open: opening one takes longer than most of its work.
    pool: { min: 2, max: options.maxConnections ?? 10 },
    driverOptions: connectionOptions(options),
    migrations: { migrationsList: MIGRATIONS, snapshot: false, silent: true },
    // The job queue migrates its own tables; the schema comparison covers only ours.
    schemaGenerator: { ignoreSchema: ['graphile_worker'] },
    colors: false,
    logger: message => (options.log ?? console).warn(message),
    ...(onQuery && {
      onQuery: (sql: string) => {
        onQuery(sql)
        return sql
      },
    }),
  })
}

/** How the connections are opened, limited and watched; see {@link openDatabase}. */
function connectionOptions({
  databaseUrl,
  limits = 'requests',
  commits = 'durable',
}: {
  databaseUrl: string
  limits?: LimitedWork
  commits?: 'durable' | 'relaxed'
}) {
  const { options: settings, connectionTimeoutMillis, silenceMs } = limitSettings(limits)
  return {
    onPoolCreated(pool: Pool) {
      releaseLostClients(pool)
      if (silenceMs !== null) breakSilentClients(pool, silenceMs)
    },
    onConnect: requireWrites,
    // The ORM takes no more than address, user, password and name from its URL: not `sslmode`.
    connectionString: withSettings(databaseUrl, commits === 'relaxed' ? `${settings} -c synchronous_commit=off` : settings),
    connectionTimeoutMillis,
    ...KEEP_ALIVE,
  }
}

/** Adds settings to those in a database's URL, because `pg` takes the URL's in place of any other. */
function withSettings(databaseUrl: string, settings: string): string {
  const url = new URL(databaseUrl)
  url.searchParams.set('options', `${url.searchParams.get('options') ?? ''} ${settings}`.trim())
  return url.href
}

/** Names of migrations: executed and pending ones, in order. */
export type SchemaChange = { readonly executed: readonly string[]; readonly pending: readonly string[] }

/**
 * Brings the database to this version's schema, the job queue's included. Processes that start at the same time wait
 * for each other; with nothing pending it changes nothing. No limit cuts it off.
 * @param beforeMigrating called, while other processes wait, before a database with data changes; if it throws, the
 * database stays as it is
 * @throws StartRefusal when a newer version has migrated the database, or it is not in UTF-8: nothing changes then
 */
export async function migrateDatabase(
  orm: MikroORM,
  { beforeMigrating }: { beforeMigrating?: (change: SchemaChange) => Promise<void> } = {},
): Promise<void> {
  await orm.em.fork().transactional(async tx => {
    await liftLimits(tx)
    await tx.execute('select pg_advisory_xact_lock(?)', [ADVISORY_LOCK.migration])
    await refuseOtherEncoding(tx)
    const change = await schemaChange(orm)
    if (change.executed.length > 0 && change.pending.length > 0) await beforeMigrating?.(change)
    await orm.migrator.up({ transaction: tx.getTransactionContext() })
    // `openDatabase` always sets the URL.
    await migrateQueue(orm.config.get('clientUrl') as string)
  })
}

/**
 * Refuses a database in another encoding than UTF-8.
 * @throws StartRefusal
 */
async function refuseOtherEncoding(tx: EntityManager): Promise<void> {
  const cure = 'move the data with pg_dump and psql if there is any, and set DATABASE_URL to it'
  const refusal = encodingRefusal(await tx.execute<{ server_encoding: string }[]>(ENCODING_QUERY), cure)
  if (refusal !== null) throw new StartRefusal(refusal)
}

/** Migrates the job queue's tables, on a connection without limits: they may take as long as ours. */
async function migrateQueue(databaseUrl: string): Promise<void> {
  const pool = new Pool({ connectionString: databaseUrl, max: 1 })
  // An error during the migration makes the migration fail. A later one does not matter, but has no other listener.
  pool.on('error', () => {})
  pool.on('connect', client => client.on('error', () => {}))
  try {
    await runMigrations({ pgPool: pool, logger: quietLogger })
  } finally {
    await pool.end()
  }
}

/**
 * Reads what migrations were executed and which are pending.
 * @throws StartRefusal when the database has migrations that this version does not know: it would misread the data
 */
async function schemaChange(orm: MikroORM): Promise<SchemaChange> {
  const executed = (await orm.migrator.getExecuted()).map(({ name }) => name)
  const pending = (await orm.migrator.getPending()).map(({ name }) => name)
  const known = new Set(MIGRATIONS.map(OurMigration => new OurMigration(orm.em.getDriver(), orm.config).name))
  const unknown = executed.filter(name => !known.has(name))
  if (unknown.length === 0) return { executed, pending }
  throw new StartRefusal(
    `A newer version of the product has changed this database (${unknown.join(', ')}), and this version would read it wrongly: start that version again, or go back to a copy of the database from before (docs/operations.md, "Going back to an earlier version"). Nothing was changed.`,
  )
}

const quietLogger = new Logger(() => () => {})
