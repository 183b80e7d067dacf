import type { MikroORM } from '@mikro-orm/postgresql'
import { loadDemoContent } from '#demo/load-demo-content.ts'
import { saveCopyBeforeMigrating } from '../../backup/before-migrating.ts'
import { refuseUnfinishedRestore } from '../../backup/unfinished-restore.ts'
import { ADVISORY_LOCK } from '../../core/advisory-locks.ts'
import type { Config } from '../../core/config.ts'
import { markDatabase, refuseOtherDatabase } from '../../core/database-mark.ts'
import { type EmbeddedPostgres, openEmbeddedPostgres } from '../../core/embedded-postgres.ts'
import { makeFolder } from '../../core/make-folder.ts'
import { StartRefusal } from '../../core/start-refusal.ts'
import { movePicturesToBucket } from '../../pictures/move-to-bucket.ts'
import { pictureStorage } from '../../pictures/picture-storage.ts'
import { type DatabaseLog, migrateDatabase, openDatabase, type SchemaChange } from '../database.ts'

/** The process's database. Until {@link ProductDatabase.prepare} is done, queries fail as if the database were away. */
export type ProductDatabase = {
  readonly orm: MikroORM
  readonly databaseUrl: string
  /** Where the files are, for the operator; null with DATABASE_URL. */
  readonly files: string | null
  /** Whether the embedded database's files still exist; true with DATABASE_URL. */
  hasFiles(): boolean
  /** Starts the embedded database, migrates it and loads demo content once. Safe to call again after a failure. */
  prepare(): Promise<void>
  /** Waits for a `prepare` under way, which the signal shortens. */
  stop(): Promise<void>
}

type CommandLog = DatabaseLog & { info(line: string): void }
type OpenOptions = { isCommand?: boolean; mayCreate?: boolean; signal?: AbortSignal | undefined }

/**
 * Finds the database, the embedded or the configured one, without waiting for it.
 * @param options.isCommand whether a command asks, which may run beside the product: it migrates nothing under the product, and
 *   moves no pictures
 * @param options.mayCreate whether to make an embedded database where there is none
 * @param options.signal ends `prepare` between two of its steps, and while it waits or copies pictures
 * @throws StartRefusal when DATA_DIR belongs to the other one; EmbeddedPostgresError when the embedded one's files cannot be used;
 *   the file system's error when DATA_DIR cannot be made
 */
export async function openProductDatabase(
  config: Config,
  log: CommandLog,
  { isCommand = false, mayCreate = true, signal }: OpenOptions = {},
): Promise<ProductDatabase> {
  makeFolder(config.dataDir)
  refuseUnfinishedRestore(config.dataDir)
  refuseOtherDatabase(config)
  const lines = { log: (line: string) => log.info(line), warn: (line: string) => log.warn(line) }
  const embedded =
    config.databaseUrl === null ? await openEmbeddedPostgres({ dataDir: config.dataDir, mayCreate, signal, ...lines }) : null
  // Without an embedded database there is a configured one.
  const databaseUrl = embedded?.databaseUrl ?? (config.databaseUrl as string)
  const orm = await openDatabase({ databaseUrl, limits: isCommand ? 'jobs' : 'requests', log })
  let preparing: Promise<void> | null = null
  return {
    orm,
    databaseUrl,
    files: embedded?.files ?? null,
    hasFiles: () => embedded?.hasFiles() ?? true,
    prepare: () => (preparing = prepare({ config, orm, embedded, databaseUrl, log, isCommand, signal })),
    async stop() {
      // A transaction of `prepare` would keep the connections from closing.
      await preparing?.catch(() => {})
      await orm.close()
      await embedded?.stop()
    },
  }
}

type Preparation = Pick<ProductDatabase, 'orm' | 'databaseUrl'> &
  Required<Pick<OpenOptions, 'isCommand' | 'signal'>> & {
    readonly config: Config
    readonly embedded: EmbeddedPostgres | null
    readonly log: CommandLog
  }

/**
 * Does the work of {@link ProductDatabase.prepare}.
 * @throws the signal's reason between two steps
 */
async function prepare({ config, orm, embedded, databaseUrl, log, isCommand, signal }: Preparation): Promise<void> {
  await embedded?.start()
  signal?.throwIfAborted()
  const pictures = pictureStorage(config)
  const moved = config.bucket && !isCommand && (await movePicturesToBucket(config.dataDir, pictures, signal))
  if (moved) log.info(`${moved} files of pictures were copied into the bucket`)
  const saveCopy = saveCopyBeforeMigrating({ ...config, databaseUrl, log: line => log.info(line) })
  const patient = await openDatabase({ databaseUrl, limits: 'preparation', log })
  try {
    await migrateDatabase(patient, {
      async beforeMigrating(change) {
        if (isCommand) await refuseBesideProduct(orm, change)
        await saveCopy(change, signal)
        signal?.throwIfAborted()
      },
    })
    if (!isCommand) tryToMark(config, log)
    signal?.throwIfAborted()
    if (config.demoContent && (await loadDemoContent(patient, pictures))) log.info('demo content loaded')
  } finally {
    await patient.close()
  }
}

/** Marks the data folder. A full disk must not keep the product, which can work without the mark, from starting. */
function tryToMark(config: Config, log: CommandLog): void {
  try {
    markDatabase(config)
  } catch (error) {
    log.warn(`DATA_DIR does not say to which database it belongs: ${String(error)}`)
  }
}

/**
 * Refuses to migrate under a running product, whose earlier version would not know the new schema. The process of it that
 * publishes holds the lock.
 * @throws StartRefusal
 */
async function refuseBesideProduct(orm: MikroORM, { pending }: SchemaChange): Promise<void> {
  const [lock] = await orm.em
    .fork()
    .execute<{ isFree: boolean }[]>('select pg_try_advisory_xact_lock(?) as "isFree"', [ADVISORY_LOCK.publisher])
  if (lock?.isFree) return
  throw new StartRefusal(
    `This code would change the database (${pending.join(', ')}), and the product that runs on it is of an earlier version, which does not know the change. Nothing was changed: run the command from the folder of that version, or stop the product, start this version, and run the command again.`,
  )
}

/**
 * Runs a command with the database and stops what it started.
 * @param options.mayCreate whether to make an embedded database where there is none
 * @param options.signal ends it before the work
 * @throws StartRefusal beside a product of an earlier version; EmbeddedPostgresError where there is no database
 */
export async function withDatabase(
  config: Config,
  { log, mayCreate, signal }: { log: (line: string) => void; mayCreate: boolean; signal?: AbortSignal },
  work: (orm: MikroORM, databaseUrl: string) => Promise<void>,
): Promise<void> {
  const database = await openProductDatabase(config, { info: log, warn: log }, { isCommand: true, mayCreate, signal })
  try {
    await database.prepare()
    signal?.throwIfAborted()
    await work(database.orm, database.databaseUrl)
  } finally {
    await database.stop()
  }
}
