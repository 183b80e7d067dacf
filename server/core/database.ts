import { Migrator } from '@mikro-orm/migrations'
import { MikroORM, type PostgreSqlDriver } from '@mikro-orm/postgresql'
import { Logger, runMigrations } from 'graphile-worker'
import type { Pool } from 'pg'
import { MIGRATIONS } from '../migrations/migrations.ts'
import { ADVISORY_LOCK } from './advisory-locks.ts'
import { BindingDriver } from './bound-values.ts'
import { ENTITIES } from './entities.ts'
import { releaseLostClients } from './lost-clients.ts'

/** What the database needs of a logger; pino's and Fastify's loggers fit. */
export type DatabaseLog = { warn(message: string): void }

/**
 * Opens a pool of connections to PostgreSQL. Nothing is created or changed there: see {@link migrateDatabase}.
 * Close it with `orm.close()`.
 * @param options.maxConnections upper bound of the pool, default 10
 * @param options.commits `relaxed` does not wait for the disk at each commit: for a process whose own notes may be lost in
 *   a power cut because it finds out again what it did; never for what people save. Default `durable`
 * @param options.onQuery sees every SQL statement, for tests that count
 */
export async function openDatabase(options: {
  databaseUrl: string
  maxConnections?: number
  commits?: 'durable' | 'relaxed'
  log?: DatabaseLog
  onQuery?: (sql: string) => void
}): Promise<MikroORM> {
  const { onQuery } = options
  return MikroORM.init({
    driver: BindingDriver as typeof PostgreSqlDriver,
    clientUrl: options.databaseUrl,
    entities: ENTITIES,
    extensions: [Migrator],
    ensureDatabase: false,
    // Keeps both sides of a relation equal; no relation here has two. Without it reading 10,000 rows takes a third of the time.
    propagationOnPrototype: false,
    // Two stay open: making one takes longer than most of what it is made for.
    pool: { min: 2, max: options.maxConnections ?? 10 },
    driverOptions: {
      onPoolCreated: releaseLostClients,
      ...(options.commits === 'relaxed' && { options: '-c synchronous_commit=off' }),
    },
    migrations: { migrationsList: MIGRATIONS, snapshot: false, silent: true },
    // The job queue migrates its own tables; the schema comparison is about ours.
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

type MigrationHooks = {
  /** Called before anything is changed in a database that has a schema already, with the last executed migration. Throws to keep it so. */
  readonly beforeMigrating?: (schema: string) => Promise<void>
}

/**
 * Brings the database to this version's schema, the job queue's included. Processes that start at the same time
 * wait for each other; where nothing is pending it only looks.
 */
export async function migrateDatabase(orm: MikroORM, { beforeMigrating }: MigrationHooks = {}): Promise<void> {
  await orm.em.fork().transactional(async lock => {
    await lock.execute('select pg_advisory_xact_lock(?)', [ADVISORY_LOCK.migration])
    if (beforeMigrating && (await orm.migrator.getPending()).length > 0) {
      const schema = (await orm.migrator.getExecuted()).at(-1)
      if (schema) await beforeMigrating(schema.name)
    }
    await orm.migrator.up()
    await runMigrations({ pgPool: await connectionPool(orm), logger: quietLogger })
  })
}

/** The `pg` pool under the ORM, for LISTEN and for the job queue. */
export async function connectionPool(orm: MikroORM): Promise<Pool> {
  return orm.em.getDriver().getConnection().getNativeClient()
}

const quietLogger = new Logger(() => () => {})
