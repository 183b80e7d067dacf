import { type PictureSource, READ_WITHIN_MS } from '../release/picture-files.ts'
import { NotAskedError } from './local-image.ts'

/** After so many failures without a success between them the storage counts as away, as after a slow answer. */
const FAILURES_IN_ROW = 5

/** Reads from the picture storage in rounds: one that hangs, or refuses one picture after the other, waits for the next round. */
export class PictureReads implements PictureSource {
  readonly #pictures: PictureSource
  readonly #stopping: AbortSignal
  readonly #readWithinMs: number
  /** Why the storage is not asked any more in this round. */
  #failure: Error | null = null
  #failuresInRow = 0

  constructor(options: { pictures: PictureSource; stopping: AbortSignal; readWithinMs?: number | undefined }) {
    this.#pictures = options.pictures
    this.#stopping = options.stopping
    this.#readWithinMs = options.readWithinMs ?? READ_WITHIN_MS
  }

  startRound(): void {
    this.#failure = null
    this.#failuresInRow = 0
  }

  /** @throws NotAskedError when the storage failed before in this round; the storage's own error */
  async read(hash: string, name: string): Promise<Uint8Array | null> {
    if (this.#failure) throw new NotAskedError(this.#failure)
    const timeout = AbortSignal.timeout(this.#readWithinMs)
    try {
      const bytes = await this.#pictures.read(hash, name, { signal: AbortSignal.any([this.#stopping, timeout]) })
      this.#failuresInRow = 0
      return bytes
    } catch (error) {
      const failure = error instanceof Error ? error : new Error(String(error))
      this.#failuresInRow += 1
      if (timeout.aborted || this.#failuresInRow === FAILURES_IN_ROW) this.#failure = failure
      throw failure
    }
  }
}
