import type { PictureSource } from './picture-files.ts'

/** A storage that takes longer for one file counts as away: edits wait meanwhile. */
const READ_WITHIN_MS = 5_000
/** After so many failing pictures without a success between them the storage counts as away, too. */
const MAX_FAILED_IN_ROW = 5

/** The circuit breaker is open: the storage is not asked for further pictures in this round. */
export class NotAskedError extends Error {
  override readonly name = 'NotAskedError'

  constructor(cause: Error) {
    super('the picture storage is not asked again in this round', { cause })
  }
}

/**
 * Reads from the picture storage in rounds, with a circuit breaker. A file that the storage refuses holds no other back. A
 * storage that hangs, or refuses one picture after the other, is not asked again before the next round.
 */
export class PictureReads implements PictureSource {
  readonly #source: PictureSource
  readonly #stopping: AbortSignal | undefined
  readonly #readWithinMs: number
  /** What opened the circuit breaker: the storage is not asked any more in this round. Null while it is closed. */
  #openedBy: Error | null = null
  /** Hashes of the pictures that failed since the last success. */
  readonly #failedInRow = new Set<string>()

  constructor(source: PictureSource, options: { stopping?: AbortSignal; readWithinMs?: number | undefined } = {}) {
    this.#source = source
    this.#stopping = options.stopping
    this.#readWithinMs = options.readWithinMs ?? READ_WITHIN_MS
  }

  /** Lets the storage be asked again. */
  startRound(): void {
    this.#openedBy = null
    this.#failedInRow.clear()
  }

  /** @throws NotAskedError when the storage failed before in this round; the storage's own error */
  async read(hash: string, name: string): Promise<Uint8Array | null> {
    if (this.#openedBy) throw new NotAskedError(this.#openedBy)
    const timeout = AbortSignal.timeout(this.#readWithinMs)
    try {
      const signal = this.#stopping ? AbortSignal.any([this.#stopping, timeout]) : timeout
      const bytes = await this.#source.read(hash, name, { signal })
      this.#failedInRow.clear()
      return bytes
    } catch (error) {
      const failure = error instanceof Error ? error : new Error(String(error))
      this.#failedInRow.add(hash)
      if (timeout.aborted || this.#failedInRow.size === MAX_FAILED_IN_ROW) this.#openedBy ??= failure
      throw failure
    }
  }
}
