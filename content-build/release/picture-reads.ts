import type { PictureSource } from './picture-files.ts'

/** A storage that takes longer for one file counts as away: edits wait meanwhile. */
const READ_WITHIN_MS = 5_000
/** After so many failing pictures without a success between them the storage counts as away, too. */
const MAX_FAILED_IN_ROW = 5

/** The picture storage is away: it is not asked for further pictures in this round. */
export class NotAskedError extends Error {
  override readonly name = 'NotAskedError'

  constructor(cause: Error) {
    super('the picture storage is not asked again in this round', { cause })
  }
}

/**
 * Reads from the picture storage in rounds. A file that it refuses keeps no other back; a storage that hangs, or refuses
 * one picture after the other, waits for the next round.
 */
export class PictureReads implements PictureSource {
  readonly #source: PictureSource
  readonly #stopping: AbortSignal | undefined
  readonly #readWithinMs: number
  /** Why the storage is not asked any more in this round. */
  #failure: Error | null = null
  /** Hashes of the pictures that failed since the last success. */
  readonly #failedInRow = new Set<string>()

  constructor(source: PictureSource, options: { stopping?: AbortSignal; readWithinMs?: number | undefined } = {}) {
    this.#source = source
    this.#stopping = options.stopping
    this.#readWithinMs = options.readWithinMs ?? READ_WITHIN_MS
  }

  /** Lets the storage be asked again. */
  startRound(): void {
    this.#failure = null
    this.#failedInRow.clear()
  }

  /** @throws NotAskedError when the storage failed before in this round; the storage's own error */
  async read(hash: string, name: string): Promise<Uint8Array | null> {
    if (this.#failure) throw new NotAskedError(this.#failure)
    const timeout = AbortSignal.timeout(this.#readWithinMs)
    try {
      const signal = this.#stopping ? AbortSignal.any([this.#stopping, timeout]) : timeout
      const bytes = await this.#source.read(hash, name, { signal })
      this.#failedInRow.clear()
      return bytes
    } catch (error) {
      const failure = error instanceof Error ? error : new Error(String(error))
      this.#failedInRow.add(hash)
      if (timeout.aborted || this.#failedInRow.size === MAX_FAILED_IN_ROW) this.#failure ??= failure
      throw failure
    }
  }
}
