import type { ContentEncoding } from '../core/accepted-encoding.ts'
import { compressBrotli } from '../core/compression.ts'
import { encode, encodingOf, readPrecompressed, TIGHT_QUALITY } from './file-encoding.ts'
import { type FileVersion, readVersion } from './file-version.ts'

/**
 * The debounce of tighter compression: it begins when no further page has come for this time, because requests and publishing
 * need the processors first.
 */
const DEBOUNCE_MS = 1_000
/** The longest wait, as a multiple of the debounce: then compressing begins although further pages come. */
const MAX_WAIT_IN_DEBOUNCES = 10

/** Pages waiting for tighter compression; further ones get their turn at their next request. */
const MAX_WAITING = 64

/** Larger files would push many pages out; they are read for each request. */
const MAX_HELD_FILE_BYTES = 1024 * 1024

/** The bytes of one version of a file as they travel. */
export type FileContent = {
  readonly file: FileVersion
  readonly encoding: ContentEncoding | null
  readonly bytes: Buffer
}

/** `isTight`: its bytes cannot be made smaller. A page is held with the quick compression first, because its visitor waits. */
type HeldContent = FileContent & { readonly isTight: boolean }

/**
 * The state of tighter compression. `idle`: no page waits. `debounced`: pages wait until no further one has come for a time.
 * `compressing`: they are compressed, and so are those that come meanwhile. `done` resolves when none waits any more.
 */
type Tightening =
  | { readonly phase: 'idle' }
  | {
      readonly phase: 'debounced'
      readonly since: number
      readonly timer: NodeJS.Timeout
      readonly done: PromiseWithResolvers<void>
    }
  | { readonly phase: 'compressing'; readonly done: PromiseWithResolvers<void> }

/** Keeps files in memory, by path, version and encoding; above a size it drops those unused the longest. */
export class HotFiles {
  readonly #maxBytes: number
  readonly #debounceMs: number
  readonly #held = new Map<string, HeldContent>()
  /** What is being read: many visitors of a page that was just edited have it read and compressed once. */
  readonly #loading = new Map<string, Promise<FileContent | null>>()
  /** What waits for tighter compression, by the key of the held content. */
  readonly #waiting = new Map<string, HeldContent>()
  #tightening: Tightening = { phase: 'idle' }
  #bytes = 0

  constructor(maxBytes: number, debounceMs = DEBOUNCE_MS) {
    this.#maxBytes = maxBytes
    this.#debounceMs = debounceMs
  }

  /**
   * The content of a file, compressed where that is worth it: at once when it is held, else read and compressed in
   * other threads.
   * @param accepted what the client takes
   * @returns that version or, when a release has replaced it meanwhile, the next one; null when it is gone
   */
  content(file: FileVersion, accepted: ContentEncoding | null): FileContent | Promise<FileContent | null> {
    const key = keyOf(file, accepted)
    const held = this.#held.get(key)
    if (held?.file.id !== file.id) return this.#loadOnce(file, accepted)
    // To the end of the map: the next to be dropped is its first.
    this.#held.delete(key)
    this.#held.set(key, held)
    if (!held.isTight) this.#queueTightening(key, held)
    return held
  }

  /** Resolves when every waiting file is compressed as small as possible. */
  get tightened(): Promise<void> {
    return this.#tightening.phase === 'idle' ? Promise.resolve() : this.#tightening.done.promise
  }

  #loadOnce(file: FileVersion, accepted: ContentEncoding | null): Promise<FileContent | null> {
    const key = `${file.id} ${keyOf(file, accepted)}`
    const loading = this.#loading.get(key)
    if (loading) return loading
    const started = this.#load(file.path, accepted).finally(() => this.#loading.delete(key))
    this.#loading.set(key, started)
    return started
  }

  async #load(path: string, accepted: ContentEncoding | null): Promise<FileContent | null> {
    const read = await readVersion(path)
    if (read === null) return null
    const { file, bytes } = read
    const encoding = encodingOf(file, accepted)
    const prepared = encoding === 'br' ? await readPrecompressed(path) : null
    const content: HeldContent = {
      file,
      encoding,
      bytes: prepared ?? (await encode(bytes, encoding)),
      isTight: prepared !== null || encoding !== 'br',
    }
    const key = keyOf(file, accepted)
    this.#hold(key, content)
    if (!content.isTight) this.#queueTightening(key, content)
    return content
  }

  /** Lets a page wait for tighter compression. One that waits already does not delay it further. */
  #queueTightening(key: string, content: HeldContent): void {
    const isWaiting = this.#waiting.get(key) === content
    if (isWaiting || (!this.#waiting.has(key) && this.#waiting.size >= MAX_WAITING)) return
    this.#waiting.set(key, content)
    // A compression under way takes this page, too.
    if (this.#tightening.phase !== 'compressing') this.#tightening = this.#startDebounce(this.#tightening)
  }

  /** Starts the debounce, or starts it anew. */
  #startDebounce(before: Exclude<Tightening, { phase: 'compressing' }>): Tightening {
    const isFirst = before.phase === 'idle'
    if (!isFirst) clearTimeout(before.timer)
    const since = isFirst ? performance.now() : before.since
    const done = isFirst ? Promise.withResolvers<void>() : before.done
    const remaining = since + MAX_WAIT_IN_DEBOUNCES * this.#debounceMs - performance.now()
    const delay = Math.min(this.#debounceMs, Math.max(0, remaining))
    const timer = setTimeout(() => void this.#compressWaiting(done), delay).unref()
    return { phase: 'debounced', since, timer, done }
  }

  /** Compresses what waits, one after another: the work takes the other processor, which publishing may need too. */
  async #compressWaiting(done: PromiseWithResolvers<void>): Promise<void> {
    this.#tightening = { phase: 'compressing', done }
    // The loop also sees the pages that are added meanwhile.
    for (const [key, content] of this.#waiting) {
      this.#waiting.delete(key)
      const { file } = content
      if (this.#held.get(key) !== content) continue
      try {
        const read = await readVersion(file.path)
        if (read?.file.id !== file.id) continue
        const bytes = await compressBrotli(read.bytes, TIGHT_QUALITY, read.bytes.length)
        if (this.#held.get(key) === content) this.#hold(key, { ...content, bytes, isTight: true })
      } catch {
        // Without memory for it the page stays as it is, 9 % larger.
      }
    }
    this.#tightening = { phase: 'idle' }
    done.resolve()
  }

  /** Keeps a file, and drops those unused the longest while all take more than the limit. */
  #hold(key: string, content: HeldContent): void {
    this.#bytes -= this.#held.get(key)?.bytes.length ?? 0
    this.#held.delete(key)
    if (content.bytes.length > MAX_HELD_FILE_BYTES) return
    this.#bytes += content.bytes.length
    this.#held.set(key, content)
    for (const [oldest, { bytes }] of this.#held) {
      if (this.#bytes <= this.#maxBytes) return
      this.#held.delete(oldest)
      this.#bytes -= bytes.length
    }
  }
}

function keyOf(file: FileVersion, accepted: ContentEncoding | null): string {
  return `${encodingOf(file, accepted)} ${file.path}`
}
