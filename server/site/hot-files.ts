import type { ContentEncoding } from '../core/accepted-encoding.ts'
import { compressBrotli } from '../core/compression.ts'
import { encoded, encodingOf, precompressed, TIGHT_QUALITY } from './file-encoding.ts'
import { type FileVersion, readVersion } from './file-version.ts'

/** Time without another page request before pages are compressed tighter: requests and publishing need the processors first. */
const CALM_MS = 1_000
/** The most such times that compressing waits for: then it begins despite other requests. */
const MAX_CALMS_WAITED = 10

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

/** `isTight`: its bytes cannot be made smaller. */
type HeldContent = FileContent & { readonly isTight: boolean }

/** Keeps files in memory, by path, version and encoding; above a size it drops those unused the longest. */
export class HotFiles {
  readonly #maxBytes: number
  readonly #calmMs: number
  readonly #held = new Map<string, HeldContent>()
  /** What is being read: many visitors of a page that was just edited have it read and compressed once. */
  readonly #loading = new Map<string, Promise<FileContent | null>>()
  /** What waits for tighter compression, by the key of the held content. */
  readonly #waiting = new Map<string, HeldContent>()
  #waitingSince = 0
  #calm: NodeJS.Timeout | undefined
  #tightening: PromiseWithResolvers<void> | null = null
  #isPacking = false
  #bytes = 0

  constructor(maxBytes: number, calmMs = CALM_MS) {
    this.#maxBytes = maxBytes
    this.#calmMs = calmMs
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
    if (!held.isTight) this.#tighten(key, held)
    return held
  }

  /** Resolves when every waiting file is compressed as small as possible. */
  get tightened(): Promise<void> {
    return this.#tightening?.promise ?? Promise.resolve()
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
    const prepared = encoding === 'br' ? await precompressed(path) : null
    const content: HeldContent = {
      file,
      encoding,
      bytes: prepared ?? (await encoded(bytes, encoding)),
      isTight: prepared !== null || encoding !== 'br',
    }
    const key = keyOf(file, accepted)
    this.#hold(key, content)
    if (!content.isTight) this.#tighten(key, content)
    return content
  }

  /** Lets a file wait for tighter compression, which begins once no other has come for a while. */
  #tighten(key: string, content: HeldContent): void {
    const isWaiting = this.#waiting.get(key) === content
    if (isWaiting || (!this.#waiting.has(key) && this.#waiting.size >= MAX_WAITING)) return
    if (this.#waiting.size === 0) this.#waitingSince = performance.now()
    this.#waiting.set(key, content)
    this.#tightening ??= Promise.withResolvers()
    const latest = this.#waitingSince + MAX_CALMS_WAITED * this.#calmMs - performance.now()
    clearTimeout(this.#calm)
    this.#calm = setTimeout(() => void this.#packWaiting(), Math.min(this.#calmMs, Math.max(0, latest))).unref()
  }

  /** Compresses what waits, one after another: the work takes the other processor, which publishing may need too. */
  async #packWaiting(): Promise<void> {
    if (this.#isPacking) return
    this.#isPacking = true
    // Files that arrive meanwhile are added at the end.
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
    this.#isPacking = false
    this.#tightening?.resolve()
    this.#tightening = null
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
