import { setTimeout as sleep } from 'node:timers/promises'
import { clusterDir, clusterExists, type Durability, ensureCluster } from './embedded-postgres/cluster.ts'
import { EmbeddedPostgresError, missingDatabase } from './embedded-postgres/embedded-postgres-error.ts'
import { prepareHome, type Home } from './embedded-postgres/home.ts'
import { keptPort } from './embedded-postgres/kept-port.ts'
import { databaseUrlOf, takeLease, type Lease } from './embedded-postgres/lease.ts'
import { preparePrograms, type Programs } from './embedded-postgres/programs.ts'
import { failureReport, logLength } from './embedded-postgres/server-log.ts'
import { clearStalePidFile, isServerAlive, startServer, stopServer } from './embedded-postgres/server-process.ts'
import { restartPauses } from './restart-pauses.ts'

export type EmbeddedPostgresOptions = {
  /** The database lives in `<dataDir>/postgres`; the folder is made when it is missing. */
  dataDir: string
  /** Gets one line for each thing worth telling the person at the terminal. */
  log: (line: string) => void
  /** Gets warnings while the product runs; default: `log`. */
  warn?: (line: string) => void
  durability?: Durability
  /** Whether to make a database where there is none; default: true. */
  mayCreate?: boolean
  /** Ends a start that still waits. */
  signal?: AbortSignal | undefined
}

/** The longest that a start may take: a server may have to repair a large database after a crash. */
const MAX_START_MS = 90_000
const PAUSE_MS = 100
/** A start may fail because another process started the same server a moment earlier; more failures are a real error. */
const MAX_FAILED_STARTS = 5
/** Pauses between attempts to restart a dead server. An attempt that takes more than a minute counts as a run. */
const RECOVERY_PAUSES_MS = [0, 500, 1_000, 2_000, 5_000] as const
/** How often the product checks that the files still exist. */
const LOOK_EVERY_MS = 5_000

/**
 * Makes the database's files where there are none and finds out how to connect; {@link EmbeddedPostgres.start} starts
 * the server.
 * @throws EmbeddedPostgresError with one sentence for people when these files cannot be used
 */
export async function openEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { mayCreate = true } = options
  const home = prepareHome(options.dataDir, { mayCreate })
  if (!mayCreate && !clusterExists(home)) throw missingDatabase(options.dataDir)
  const programs = preparePrograms(home.account, home.programsCopy)
  await ensureCluster(home, programs, options.durability ?? 'on')
  options.log(filesLine(home, programs))
  return new EmbeddedPostgres(options, { home, programs, port: await keptPort(home) })
}

/**
 * Starts the PostgreSQL that comes with the npm packages, or joins the one that already runs on these files.
 * @throws EmbeddedPostgresError with one sentence for people when it cannot
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres & { reused: boolean }> {
  const postgres = await openEmbeddedPostgres(options)
  return Object.assign(postgres, await postgres.start())
}

/** The line that tells the person at the terminal where the database is. */
function filesLine(home: Home, programs: Programs): string {
  const user = home.account ? `, run by the system user '${home.account.name}' because PostgreSQL refuses root` : ''
  return `database files: ${home.path} (PostgreSQL ${programs.version.split('-')[0]}${user})`
}

/**
 * The database of one data folder, kept running from start to stop. Any of the processes that use it restarts a dead
 * server; each then takes its lease again.
 */
export class EmbeddedPostgres {
  /** Stays the same across restarts of the server. */
  readonly databaseUrl: string
  /** The folder that holds the files: outside `dataDir` when PostgreSQL's user could not enter that. */
  readonly files: string
  readonly #home: Home
  readonly #programs: Programs
  readonly #port: number
  readonly #options: EmbeddedPostgresOptions
  readonly #stopping = new AbortController()
  #lease: Lease | null = null
  #starting: Promise<{ reused: boolean }> | null = null
  #watching: Promise<void> | null = null
  #stopped: Promise<void> | null = null
  #reportedMissing = false

  constructor(options: EmbeddedPostgresOptions, { home, programs, port }: { home: Home; programs: Programs; port: number }) {
    this.#home = home
    this.#programs = programs
    this.#port = port
    this.#options = options
    this.files = home.path
    this.databaseUrl = databaseUrlOf(home, port)
  }

  /**
   * Starts the server, or joins the running one, and watches it from then on.
   * @returns `reused`: a server already ran on these files, because another process of ours uses it or one was killed
   * @throws EmbeddedPostgresError with one sentence for people when it cannot
   */
  async start(): Promise<{ reused: boolean }> {
    this.#starting ??= this.#start()
    return this.#starting
  }

  /** Whether the files still exist: a person or program may delete the folder under the running product. */
  hasFiles(): boolean {
    return clusterExists(this.#home)
  }

  /** Stops the server, unless another process of ours uses it: then the last such process does. Safe to call twice. */
  stop(): Promise<void> {
    return (this.#stopped ??= this.#stop())
  }

  async #start(): Promise<{ reused: boolean }> {
    const { lease, reused } = await this.#connectOrStart()
    if (reused) this.#options.log('joined the database of these files that was running already')
    if (lease.databaseUrl !== this.databaseUrl) {
      await lease.end().catch(() => undefined) // Kept, it would keep the owner from stopping the server.
      throw new EmbeddedPostgresError('Another process started this database elsewhere at the same moment: start again.')
    }
    this.#lease = lease
    this.#stopping.signal.throwIfAborted()
    this.#watching = this.#watch(lease)
    return { reused }
  }

  async #stop(): Promise<void> {
    this.#stopping.abort()
    await this.#starting?.catch(() => {})
    await this.#watching
    const lease = this.#lease
    if (lease === null) return
    try {
      const wasLast = await lease.release().catch(() => false)
      if (!wasLast) return
      if (!(await stopServer(this.#home, this.#programs)))
        this.#warn(`the database did not stop in time; see ${this.files}/server.log`)
    } finally {
      await lease.end().catch(() => undefined)
    }
  }

  /**
   * Joins the server, or starts it. It may be running, starting, stopping or dead, and another process may start it at the same
   * moment. So this tries to join; if that fails it clears away a dead server and starts one; it repeats both until one works.
   */
  async #connectOrStart(): Promise<{ lease: Lease; reused: boolean }> {
    const home = this.#home
    const deadline = Date.now() + MAX_START_MS
    const before = logLength(home)
    let ownStart: 'none' | 'failed' | 'succeeded' = 'none'
    let failedStarts = 0
    while (Date.now() < deadline && failedStarts < MAX_FAILED_STARTS) {
      const lease = await takeLease(home)
      if (lease) return { lease, reused: ownStart !== 'succeeded' }
      if (isServerAlive(home)) {
        // This process may have started that server. Then even a stop waits for the lease: only with a lease can it stop the server.
        if (ownStart === 'none') this.#throwIfStopping()
        await sleep(PAUSE_MS)
      } else {
        this.#throwIfStopping()
        if (clearStalePidFile(home)) this.#options.log('the database was not stopped in order; it repairs itself')
        const durability = this.#options.durability ?? 'on'
        ownStart = (await startServer(home, this.#programs, { durability, port: this.#port })) ? 'succeeded' : 'failed'
        if (ownStart === 'succeeded') continue
        failedStarts += 1
        await sleep(PAUSE_MS * failedStarts)
      }
    }
    throw new EmbeddedPostgresError(`The embedded database did not start: ${failureReport(home, before)}`)
  }

  /** Takes a new lease whenever the server ends the old one, until the product stops. */
  async #watch(first: Lease): Promise<void> {
    const stopped = new Promise<void>(resolve => this.#stopping.signal.addEventListener('abort', () => resolve()))
    const looking = setInterval(() => this.#lookForFiles(), LOOK_EVERY_MS)
    void stopped.then(() => clearInterval(looking))
    const pause = restartPauses(RECOVERY_PAUSES_MS)
    let lease: Lease | null = first
    while (lease !== null) {
      await Promise.race([lease.lost, stopped])
      if (this.#stopping.signal.aborted) return
      this.#warn('the embedded database ended its connections; it is brought back')
      this.#lease = null
      void lease.end().catch(() => undefined) // The connection is lost already; this only frees the socket.
      lease = await this.#recover(pause)
      this.#lease = lease
    }
  }

  /** Warns when the folder is gone: PostgreSQL itself takes up to a minute to notice. */
  #lookForFiles(): void {
    const isGone = !this.hasFiles()
    if (isGone && !this.#reportedMissing) this.#warn(missingFiles(clusterDir(this.#home)))
    this.#reportedMissing = isGone
  }

  /**
   * Joins or starts the server again, however often that fails.
   * @returns null when the product stops meanwhile
   */
  async #recover(pause: ReturnType<typeof restartPauses>): Promise<Lease | null> {
    for (;;) {
      await pause(this.#stopping.signal)
      if (this.#stopping.signal.aborted) return null
      try {
        if (!this.hasFiles()) throw new EmbeddedPostgresError(missingFiles(clusterDir(this.#home)))
        const { lease, reused } = await this.#connectOrStart()
        this.#options.log(reused ? 'the embedded database is back' : 'the embedded database was started again')
        return lease
      } catch (error) {
        if (!this.#stopping.signal.aborted) this.#warn(error instanceof Error ? error.message : String(error))
      }
    }
  }

  #throwIfStopping(): void {
    this.#stopping.signal.throwIfAborted()
    this.#options.signal?.throwIfAborted()
  }

  #warn(line: string): void {
    const { log, warn = log } = this.#options
    warn(line)
  }
}

/** The sentences that tell the operator what to do when the folder disappeared while the product ran. */
function missingFiles(folder: string): string {
  return (
    `The database's files in ${folder} were deleted while the product runs. Stop the product before anything else, put DATA_DIR back ` +
    'from a backup, then start it: started without DATA_DIR it makes a new, empty database.'
  )
}
