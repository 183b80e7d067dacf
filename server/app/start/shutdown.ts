import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '../../core/log.ts'

/** A part that runs, and how to stop it. */
type Part = { readonly name: string; readonly stop: () => Promise<void> }

/** The longest that an orderly end may take, without the grace period, before the process exits anyway. */
const DEADLINE_MS = 20_000

/**
 * Stops what was started, on Ctrl-C or SIGTERM. After a grace period it stops the door, through which requests come, then the
 * rest, last first. A second signal ends the process at once, and the next start repairs what that leaves.
 */
export class Shutdown {
  readonly #parts: Part[] = []
  readonly #log: Log
  readonly #stopping = new AbortController()
  #door: Part | null = null
  #graceMs = 0
  #stopped: Promise<void> | null = null

  constructor(log: Log) {
    this.#log = log
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => this.#onSignal(signal))
  }

  /** Adds a part that was started. */
  add(name: string, stop: () => Promise<void>): void {
    this.#parts.push({ name, stop })
  }

  /** Adds a part that stops before everything else, however early it started. */
  addDoor(name: string, stop: () => Promise<void>): void {
    this.#door = { name, stop }
  }

  /**
   * Gives load balancers time, once the process is ready and they send it requests.
   * @param ms how long the door still takes requests after the signal, so that they see `/readyz` and turn away
   */
  setGracePeriod(ms: number): void {
    this.#graceMs = ms
  }

  /** Stops everything once, however often it is called. A failing part does not keep the others from stopping. */
  stop(): Promise<void> {
    this.#stopped ??= this.#stopAll()
    return this.#stopped
  }

  /**
   * Ends the process after a failed start.
   * @param tell says why; not called when the process was told to stop meanwhile
   */
  async stopAfterFailedStart(tell: () => void): Promise<never> {
    if (!this.isStopping) {
      tell()
      process.exitCode = 1
    }
    await this.stop()
    process.exit()
  }

  /** Aborted when the process is told to stop. */
  get signal(): AbortSignal {
    return this.#stopping.signal
  }

  get isStopping(): boolean {
    return this.#stopping.signal.aborted
  }

  #onSignal(signal: NodeJS.Signals): void {
    if (this.isStopping) process.exit(1)
    this.#log.info(`${signal}: stopping`)
    void this.stop().then(() => process.exit())
  }

  async #stopAll(): Promise<void> {
    this.#stopping.abort(new Error('stopped while starting'))
    await sleep(this.#graceMs)
    const deadline = setTimeout(() => {
      this.#log.error('stopping took too long; ending anyway')
      process.exit(1)
    }, DEADLINE_MS)
    if (this.#door) await this.#stopPart(this.#door)
    // One by one from the end: a part whose start was under way may be added meanwhile.
    for (let part = this.#parts.pop(); part; part = this.#parts.pop()) await this.#stopPart(part)
    clearTimeout(deadline)
    this.#log.info('stopped')
  }

  async #stopPart(part: Part): Promise<void> {
    try {
      await part.stop()
    } catch (error) {
      this.#log.error({ err: error }, `${part.name} did not stop cleanly`)
      process.exitCode = 1
    }
  }
}
