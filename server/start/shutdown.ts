import type { Log } from '../core/log.ts'

type Part = { readonly name: string; readonly stop: () => Promise<void> }

/** The longest an orderly end may take before the process goes anyway. */
const DEADLINE_MS = 15_000

/**
 * Stops what was started, last first, on Ctrl-C or SIGTERM. A second signal ends the process at once; what that leaves
 * behind is repaired by the next start.
 */
export class Shutdown {
  readonly #parts: Part[] = []
  readonly #log: Log
  #stopping: Promise<void> | null = null

  constructor(log: Log) {
    this.#log = log
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => this.#onSignal(signal))
  }

  add(name: string, stop: () => Promise<void>): void {
    this.#parts.push({ name, stop })
  }

  /** Stops everything once, however often it is called. A part that fails does not keep the others from stopping. */
  stop(): Promise<void> {
    this.#stopping ??= this.#stopParts()
    return this.#stopping
  }

  /** Keeps a start that was interrupted from starting further parts. @throws Error */
  throwIfStopping(): void {
    if (this.isStopping) throw new Error('stopped while starting')
  }

  get isStopping(): boolean {
    return this.#stopping !== null
  }

  #onSignal(signal: NodeJS.Signals): void {
    if (this.isStopping) process.exit(1)
    this.#log.info(`${signal}: stopping`)
    void this.stop().then(() => process.exit())
  }

  async #stopParts(): Promise<void> {
    const deadline = setTimeout(() => {
      this.#log.error('stopping took too long; ending anyway')
      process.exit(1)
    }, DEADLINE_MS)
    for (const part of this.#parts.toReversed()) {
      try {
        await part.stop()
      } catch (error) {
        this.#log.error({ err: error }, `${part.name} did not stop cleanly`)
        process.exitCode = 1
      }
    }
    clearTimeout(deadline)
    this.#log.info('stopped')
  }
}
