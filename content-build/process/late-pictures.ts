import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { fileHash } from '../content/file-hash.ts'
import type { Unmended } from '../folder-check/mend-folder.ts'
import type { Manifest } from '../release/manifest.ts'
import { lackingPictures, type PictureSource, readPictures } from '../release/picture-files.ts'
import type { PublisherLog } from '../release/publisher-log.ts'
import type { ReleaseStore } from '../release/release-store.ts'
import type { Publisher } from './publisher.ts'

/** Pause before a storage that was away, or lacked a file, is asked again. */
const TRY_AGAIN_AFTER_MS = 60_000
/** Files held in memory at once. */
const FILES_PER_TURN = 32

type Options = { publisher: Publisher; store: ReleaseStore; pictures: PictureSource; log: PublisherLog }

/** Brings the picture files that releases left out because the storage was away, or lacked them. */
export class LatePictures {
  readonly #options: Options
  /** Files that the storage refused, each with the number of the try that asked for it last. */
  readonly #refused = new Map<string, number>()
  #tries = 0
  /** The release of the last try, and when it is due again, on a clock that cannot be set. */
  #lastTry: { manifest: Manifest; release: number; dueAt: number } | null = null

  constructor(options: Options) {
    this.#options = options
  }

  /** The files that pages wait for, as the report names them: `site/media/<hash>/320.webp`. Null while the release is not known. */
  lacking(): ReadonlySet<string> | null {
    const { released } = this.#options.publisher
    return released && new Set([...lackingPictures(released.manifest, released.answers)].map(({ file }) => `site/${file}`))
  }

  /** Brings them a while after the last try, or after another release. @throws as {@link bring} */
  async bringWhenDue(signal: AbortSignal | null): Promise<void> {
    const { manifest } = this.#options.publisher.released ?? {}
    const last = this.#lastTry
    // Each release changes the manifest in place; only a manifest that was read again is another object.
    const isSameRelease = last?.manifest === manifest && last?.release === manifest?.release
    if (isSameRelease && performance.now() < (last?.dueAt ?? 0)) return
    await this.bring(signal)
  }

  /**
   * Releases the missing files that the storage gives now.
   * @param signal ends it between two parts, with its reason
   * @returns files that the storage still does not give
   * @throws what the file system or the publisher throws; the storage's errors count as files that it lacks
   */
  async bring(signal: AbortSignal | null): Promise<Unmended[]> {
    const { publisher, pictures, log } = this.#options
    const { manifest, answers } = publisher.released ?? {}
    if (!manifest || !answers) return []
    // A few refusals in a row end a try. Files that were refused before are asked for last, so that they cannot keep the others
    // back for ever.
    const refusedIn = ({ file }: { file: string }) => this.#refused.get(file) ?? 0
    const lacking = [...lackingPictures(manifest, answers)].sort((one, other) => refusedIn(one) - refusedIn(other))
    this.#tries += 1
    let count = 0
    let failure: Error | null = null
    for (let start = 0, isAway = false; start < lacking.length && !isAway; start += FILES_PER_TURN) {
      signal?.throwIfAborted()
      await yieldToEventLoop()
      const found: { file: string; bytes: Uint8Array }[] = []
      const files = lacking.slice(start, start + FILES_PER_TURN)
      const read = await readPictures(files, pictures, (file, bytes) => void found.push({ file, bytes }))
      for (const file of read.refused.keys()) this.#refused.set(file, this.#tries)
      failure ??= read.failure
      isAway = read.isAway
      if (found.length > 0) count += await this.#release(found)
    }
    if (count > 0) log.info({ files: count }, 'pictures that pages waited for are published')
    // Edits may have gone live meanwhile: the answers of before may not be asked any more.
    const { manifest: latest, answers: latestAnswers } = publisher.released ?? {}
    if (!latest || !latestAnswers) return []
    const left = new Set([...lackingPictures(latest, latestAnswers)].map(({ file }) => file))
    for (const file of this.#refused.keys()) if (!left.has(file)) this.#refused.delete(file)
    const dueAt = left.size === 0 ? Infinity : performance.now() + TRY_AGAIN_AFTER_MS
    this.#lastTry = { manifest: latest, release: latest.release, dueAt }
    const reason = failure === null ? 'the picture storage lacks it' : String(failure)
    return [...left].map(file => ({ file: `site/${file}`, reason }))
  }

  /** Releases those of the files that pages still ask for. @returns how many */
  async #release(found: readonly { file: string; bytes: Uint8Array }[]): Promise<number> {
    const { publisher, store } = this.#options
    return publisher.runInTurn(async ({ manifest, answers, beforeRelease }) => {
      const lacking = new Set([...lackingPictures(manifest, answers)].map(({ file }) => file))
      const wanted = found.filter(({ file }) => lacking.has(file))
      if (wanted.length === 0) return 0
      const staging = store.stage()
      const moves = wanted.map(({ file, bytes }) => ({ file: `site/${file}`, staged: staging.write(bytes) }))
      const assets = wanted.map(({ file, bytes }) => [file, { hash: fileHash(bytes), build: manifest.build }] as const)
      const delta = { ...manifest.unchanged, release: manifest.release + 1, assets, pages: [], queries: [] }
      await beforeRelease?.()
      await store.release({ delta, staging: staging.name, moves, removals: [] })
      manifest.apply(delta)
      return wanted.length
    })
  }
}
