import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { clusterDir, ensureCluster, readPasswords, SUPERUSER } from '#server/core/embedded-postgres/cluster.ts'
import { type Home, prepareHome } from '#server/core/embedded-postgres/home.ts'
import { keptPort } from '#server/core/embedded-postgres/kept-port.ts'
import { databaseUrlOf, takeLease } from '#server/core/embedded-postgres/lease.ts'
import { preparePrograms, type Programs } from '#server/core/embedded-postgres/programs.ts'
import { HOST, pgCtl, startServer } from '#server/core/embedded-postgres/server-process.ts'
import { initInstalledCluster } from './installed-postgres.ts'

/** A PostgreSQL that a test stops, starts and harms: its own beside the product, or the product's. */
export class ControlledPostgres {
  readonly databaseUrl: string
  readonly #home: Home
  readonly #programs: Programs
  readonly #port: number

  private constructor(home: Home, programs: Programs, port: number) {
    this.#home = home
    this.#programs = programs
    this.#port = port
    this.databaseUrl = databaseUrlOf(home, port)
  }

  /**
   * The test's own server in `<dataDir>/postgres`, started and with the application's database: no process watches it.
   * @param binDir the programs of a PostgreSQL of the system; default: those of the npm package
   */
  static async start(dataDir: string, binDir?: string): Promise<ControlledPostgres> {
    const postgres = binDir ? await ControlledPostgres.#installed(dataDir, binDir) : await ControlledPostgres.of(dataDir)
    await postgres.start()
    const lease = await takeLease(postgres.#home)
    await lease?.end()
    return postgres
  }

  /** The server of a running product. */
  static async of(dataDir: string): Promise<ControlledPostgres> {
    const home = prepareHome(dataDir)
    const programs = preparePrograms(home.account, home.programsCopy)
    await ensureCluster(home, programs, 'on')
    return new ControlledPostgres(home, programs, await keptPort(home))
  }

  static async #installed(dataDir: string, binDir: string): Promise<ControlledPostgres> {
    const home = prepareHome(dataDir)
    const programs = initInstalledCluster(home, binDir)
    return new ControlledPostgres(home, programs, await keptPort(home))
  }

  async start(): Promise<void> {
    await startServer(this.#home, this.#programs, { durability: 'on', port: this.#port })
  }

  /** @param mode `fast` ends sessions in order, `immediate` is a crash */
  async stop(mode: 'fast' | 'immediate' = 'fast'): Promise<void> {
    await pgCtl(this.#home, this.#programs, ['stop', '-D', clusterDir(this.#home), '-m', mode, '-w', '-t', '60'])
  }

  /** Ends every other session, as an administrator of the database may. */
  async endSessions(): Promise<void> {
    await this.#asSuperuser(client =>
      client.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and usename is not null`,
      ),
    )
  }

  /** Kills one process of the server, as the system does when memory runs out: the server ends all sessions and recovers. */
  async killOneProcess(): Promise<void> {
    const pid = await this.#asSuperuser(async client => {
      const { rows } = await client.query<{ pid: number }>(
        `select pid from pg_stat_activity where usename = 'aroomikoda' order by backend_start desc limit 1`,
      )
      return rows[0]?.pid
    })
    if (pid === undefined) throw new Error('The product has no connection that could be killed.')
    await this.#asSuperuser(async client => {
      // The connection reports an error before it ends. Node's `once` would reject because of it.
      const ended = new Promise<void>(resolve => client.once('end', resolve))
      process.kill(pid, 'SIGKILL')
      await ended
    })
  }

  async #asSuperuser<Result>(work: (client: Client) => Promise<Result>): Promise<Result> {
    let client = this.#client()
    await client.connect().catch(() => {})
    // The server may still recover from an earlier fault.
    for (let tries = 0; tries < 600 && !(await answers(client)); tries += 1) {
      await sleep(50)
      client = this.#client()
      await client.connect().catch(() => {})
    }
    try {
      return await work(client)
    } finally {
      await client.end().catch(() => {})
    }
  }

  #client(): Client {
    const { superuser: password } = readPasswords(this.#home)
    const client = new Client({ host: HOST, port: this.#port, user: SUPERUSER, password, database: 'postgres' })
    client.on('error', () => {}) // what it does may end its own connection
    return client
  }
}

async function answers(client: Client): Promise<boolean> {
  return client.query('select 1').then(
    () => true,
    () => false,
  )
}
