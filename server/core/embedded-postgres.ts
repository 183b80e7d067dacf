import { setTimeout as sleep } from 'node:timers/promises'
import { type Durability, ensureCluster, lastLogLines } from './embedded-postgres/cluster.ts'
import { EmbeddedPostgresError } from './embedded-postgres/embedded-postgres-error.ts'
import { locateHome, type Home } from './embedded-postgres/home.ts'
import { takeLease, type Lease } from './embedded-postgres/lease.ts'
import { preparePrograms, type Programs } from './embedded-postgres/programs.ts'
import { removeStalePidFile, serverIsAlive, startServer, stopServer } from './embedded-postgres/server-process.ts'

export { EmbeddedPostgresError }

export type EmbeddedPostgresOptions = {
  /** The database lives in `<dataDir>/postgres`; the folder is made when it is missing. */
  dataDir: string
  /** Gets one line for each thing worth telling the person at the terminal. */
  log: (line: string) => void
  durability?: Durability
}

export type EmbeddedPostgres = {
  databaseUrl: string
  /** The folder that really holds the files: not below `dataDir` when PostgreSQL's user could not enter that. */
  files: string
  /** True when a server of these files was running already: another process of ours uses it, or one was killed. */
  reused: boolean
  /** Stops the server unless another process of ours still uses it; then that one does. Safe to call twice. */
  stop(): Promise<void>
}

/** A server that repairs a large database after a crash needs its time. */
const WAIT_MS = 90_000
const PAUSE_MS = 100
/** A start can fail because somebody took the free port, or started the same server a moment earlier; not this often. */
const MAX_FAILED_STARTS = 5

/**
 * Starts the PostgreSQL that comes with the npm packages, or joins the one that already runs on these files.
 * @throws EmbeddedPostgresError with one sentence for people when it cannot
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const home = locateHome(options.dataDir)
  const programs = preparePrograms(home.account, home.programsCopy)
  await ensureCluster(home, programs, options.durability ?? 'on')
  options.log(describe(home, programs))
  const { lease, reused } = await connectOrStart(home, programs, options)
  if (reused) options.log('joined the database of these files that was running already')
  let stopping: Promise<void> | undefined
  return {
    databaseUrl: lease.databaseUrl,
    files: home.path,
    reused,
    stop: () => (stopping ??= leave(home, programs, lease, options.log)),
  }
}

function describe(home: Home, programs: Programs): string {
  const user = home.account ? `, run by the system user '${home.account.name}' because PostgreSQL refuses root` : ''
  return `database files: ${home.path} (PostgreSQL ${programs.version.split('-')[0]}${user})`
}

/**
 * A server may be found running, starting, stopping, dead, or be started by another process at the same moment. So: try to join, else clear
 * what is dead and start, and look again until one of them works.
 */
async function connectOrStart(
  home: Home,
  programs: Programs,
  options: EmbeddedPostgresOptions,
): Promise<{ lease: Lease; reused: boolean }> {
  const deadline = Date.now() + WAIT_MS
  let started = false
  let failedStarts = 0
  while (Date.now() < deadline && failedStarts < MAX_FAILED_STARTS) {
    const lease = await takeLease(home)
    if (lease) return { lease, reused: !started }
    if (serverIsAlive(home)) {
      await sleep(PAUSE_MS)
    } else {
      if (removeStalePidFile(home)) options.log('cleared the lock of a database that was killed; it repairs itself now')
      started = await startServer(home, programs, options.durability ?? 'on')
      if (started) continue
      failedStarts += 1
      await sleep(PAUSE_MS * failedStarts)
    }
  }
  throw new EmbeddedPostgresError(
    `The embedded database did not start. Its log ${home.path}/server.log ends: ${lastLogLines(home)}`,
  )
}

async function leave(home: Home, programs: Programs, lease: Lease, log: (line: string) => void): Promise<void> {
  try {
    const last = await lease.isLast().catch(() => false)
    if (!last) return
    if (!(await stopServer(home, programs))) log(`the database did not stop in time; see ${home.path}/server.log`)
  } finally {
    await lease.end().catch(() => undefined)
  }
}
