import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ControlledPostgres } from '../support/controlled-postgres.ts'
import { type MailServer, startMailServer } from '../support/mail-server.ts'
import { freePort, type ProductProcess, startProduct } from '../support/product-process.ts'
import { mountSmallDisk, unmount } from './small-disk.ts'

const WORKER = join(import.meta.dirname, '../../content-build/commands/worker-command.ts')

/** `embedded`: one product with its own database. `external`: two API processes and one worker on a separate database. */
export type WorldKind = 'embedded' | 'external'

/** A process that answers requests, and whether it is meant to run. */
export type ApiProcess = { product: ProductProcess; isMeantToRun: boolean }

/** Everything that a soak harms and watches. */
export class World {
  readonly kind: WorldKind
  readonly dataDir: string
  /** Whether DATA_DIR is on a disk that the soak may fill. */
  readonly hasSmallDisk: boolean
  /** False from its deletion until its next publication. */
  isSiteThere = true
  readonly mail: MailServer
  readonly postgres: ControlledPostgres
  readonly apis: ApiProcess[] = []
  readonly #env: Record<string, string>
  #worker: ChildProcess | null = null
  #isWorkerMeantToRun = false

  private constructor(options: {
    kind: WorldKind
    dataDir: string
    hasSmallDisk: boolean
    mail: MailServer
    postgres: ControlledPostgres
    env: Record<string, string>
  }) {
    this.kind = options.kind
    this.dataDir = options.dataDir
    this.hasSmallDisk = options.hasSmallDisk
    this.mail = options.mail
    this.postgres = options.postgres
    this.#env = options.env
  }

  /**
   * @param folder an empty one, which the caller deletes
   * @param postgresBinDir the programs of a PostgreSQL of the system, for `external`; default: those of the npm package
   */
  static async start(kind: WorldKind, folder: string, postgresBinDir?: string): Promise<World> {
    chmodSync(folder, 0o755)
    const dataDir = join(folder, 'data')
    mkdirSync(dataDir)
    const hasSmallDisk = mountSmallDisk(dataDir)
    const mail = await startMailServer()
    const env: Record<string, string> = { SMTP_URL: mail.url, MAIL_FROM: 'noreply@example.ee', MAIL_TO: 'info@example.ee' }
    const first = kind === 'embedded' ? await startProduct({ dataDir, env }) : null
    const postgres = first ? await ControlledPostgres.of(dataDir) : await ControlledPostgres.start(folder, postgresBinDir)
    if (!first) {
      const shared = { SESSION_SECRET: 'of-this-soak-alone-0123456789abcdef', DEMO_CONTENT: 'on', PUBLIC_URL: 'http://localhost' }
      Object.assign(env, { DATABASE_URL: postgres.databaseUrl, ...shared })
    }
    const world = new World({ kind, dataDir, hasSmallDisk, mail, postgres, env })
    if (first) world.apis.push({ product: first, isMeantToRun: true })
    else await world.#startExternal()
    return world
  }

  async #startExternal(): Promise<void> {
    const ports = [await freePort(), await freePort()]
    this.#env['ALLOWED_ORIGINS'] = ports.map(port => `http://localhost:${port}`).join()
    for (const port of ports) this.apis.push({ product: await this.#startApi(port), isMeantToRun: true })
    await this.startWorker()
  }

  /** Ends it as a crash does: the system refuses requests to it until the next start. */
  async killApi(index: number): Promise<void> {
    const api = this.apis[index] as ApiProcess
    api.isMeantToRun = false
    await api.product.kill()
  }

  async startApiAgain(index: number): Promise<void> {
    const api = this.apis[index] as ApiProcess
    api.product = await this.#startApi(Number(new URL(api.product.origin).port))
    api.isMeantToRun = true
  }

  #startApi(port: number): Promise<ProductProcess> {
    return startProduct({ dataDir: this.dataDir, port, env: this.#env })
  }

  async startWorker(): Promise<void> {
    const { PATH, HOME } = process.env
    this.#worker = spawn(process.execPath, [WORKER], {
      env: { PATH, HOME, NODE_ENV: 'production', DATA_DIR: this.dataDir, ...this.#env },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    this.#isWorkerMeantToRun = true
  }

  async killWorker(): Promise<void> {
    this.#isWorkerMeantToRun = false
    const worker = this.#worker
    if (!worker || worker.exitCode !== null) return
    worker.kill('SIGKILL')
    await once(worker, 'exit')
  }

  /** Processes that ended by themselves. */
  get ended(): string[] {
    const dead = this.apis.filter(({ product, isMeantToRun }) => isMeantToRun && hasEnded(product.process))
    const worker = this.#isWorkerMeantToRun && this.#worker && hasEnded(this.#worker) ? ['the worker'] : []
    return [...dead.map(({ product }) => `${product.origin}:\n${product.output().slice(-3_000)}`), ...worker]
  }

  /** The time from now until every process that is meant to run reports that it is ready. */
  async untilReady(withinMs: number): Promise<number> {
    const startedAt = performance.now()
    for (;;) {
      const answers = await Promise.all(this.apis.filter(api => api.isMeantToRun).map(api => isReady(api.product.origin)))
      const ms = performance.now() - startedAt
      if (answers.every(Boolean)) return ms
      if (ms > withinMs) throw new Error(await this.#whyNotReady())
      await sleep(20)
    }
  }

  async #whyNotReady(): Promise<string> {
    const told = await Promise.all(
      this.apis.map(async ({ product }) => {
        const answer = await fetch(`${product.origin}/readyz`, { signal: AbortSignal.timeout(5_000) }).then(
          response => response.text(),
          (error: unknown) => String(error),
        )
        return `${product.origin} says ${answer}\n${product.output().slice(-5_000)}`
      }),
    )
    return `The product is not ready again.\n${told.join('\n')}`
  }

  async stop(): Promise<void> {
    for (const { product, isMeantToRun } of this.apis) if (isMeantToRun) await product.stop()
    if (this.#worker && !hasEnded(this.#worker)) {
      this.#worker.kill('SIGTERM')
      await once(this.#worker, 'exit')
    }
    if (this.kind === 'external') await this.postgres.stop()
    await this.mail.stop()
    if (this.hasSmallDisk) unmount(this.dataDir)
  }
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null
}

async function isReady(origin: string): Promise<boolean> {
  const answer = await fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(5_000) }).catch(() => null)
  await answer?.body?.cancel()
  return answer?.ok === true
}
