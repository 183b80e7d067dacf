import { existsSync, type Stats, statSync } from 'node:fs'
import { open, readFile } from 'node:fs/promises'
import { extname } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { ASSETS_DIR } from '#common/published-folders.ts'
import type { ContentEncoding } from '../core/accepted-encoding.ts'
import { isErrorCode } from '../core/error-code.ts'

/** File types worth compressing; pictures and fonts are compressed already. */
const COMPRESSIBLE: ReadonlySet<string> = new Set(['.html', '.css', '.js', '.json', '.xml', '.txt', '.svg', '.webmanifest'])

/** Below this a compressed answer saves no packet. */
const MIN_BYTES = 1024

/** Quality used for the first request: 2 ms. */
const QUICK_QUALITY = 5
/** Saves 9 % more but takes 70 ms: done a moment later, in the background, for later requests. */
const TIGHT_QUALITY = 11

/** Time without another page request before pages are compressed tighter: requests and publishing need the processors first. */
const CALM_MS = 1_000
/** After this many such times they are compressed despite other requests. */
const PATIENCE = 10

/** Pages waiting for tighter compression; further ones get their turn at their next request. */
const MAX_WAITING = 64

/** Larger files would push many pages out; they are read for each request. */
const MAX_HELD_FILE_BYTES = 1024 * 1024

/** A published file as it is now: a release puts another one in its place. */
export type FileVersion = {
  readonly path: string
  /** No other version of the file has it. */
  readonly id: string
  /** Uncompressed bytes. */
  readonly size: number
  /** When the file took its place or was last written; milliseconds since 1970. */
  readonly since: number
}

/** The bytes of one version of a file as they travel. */
export type FileContent = {
  readonly file: FileVersion
  readonly encoding: ContentEncoding | null
  readonly bytes: Buffer
}

type HeldContent = FileContent & { readonly isTight: boolean }

/** By the extension: pictures and fonts have compression of their own. */
export function isCompressible(path: string): boolean {
  return COMPRESSIBLE.has(extname(path))
}

/**
 * The version that is there now: one system call, so that a page is never older than the last release.
 * @returns null when there is no such file
 */
export function currentVersion(path: string): FileVersion | null {
  const stats = statSync(path, { throwIfNoEntry: false })
  return stats?.isFile() ? versionOf(path, stats) : null
}

/** Files by path, version and encoding, in memory; above a size it drops those unused the longest. */
export class HotFiles {
  readonly #maxBytes: number
  readonly #calmMs: number
  readonly #held = new Map<string, HeldContent>()
  /** So that many visitors of a page that was just edited have it read and compressed once. */
  readonly #loading = new Map<string, Promise<FileContent | null>>()
  /** By the key of the held content. */
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

  #tighten(key: string, content: HeldContent): void {
    const isWaiting = this.#waiting.get(key) === content
    if (isWaiting || (!this.#waiting.has(key) && this.#waiting.size >= MAX_WAITING)) return
    if (this.#waiting.size === 0) this.#waitingSince = performance.now()
    this.#waiting.set(key, content)
    this.#tightening ??= Promise.withResolvers()
    const latest = this.#waitingSince + PATIENCE * this.#calmMs - performance.now()
    clearTimeout(this.#calm)
    this.#calm = setTimeout(() => void this.#packWaiting(), Math.min(this.#calmMs, Math.max(0, latest))).unref()
  }

  /** One after another: the work takes the other processor, which publishing may need too. */
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
        const bytes = await brotli(read.bytes, options(TIGHT_QUALITY, read.bytes))
        if (this.#held.get(key) === content) this.#hold(key, { ...content, bytes, isTight: true })
      } catch {
        // Without memory for it the page stays as it is, 9 % larger.
      }
    }
    this.#isPacking = false
    this.#tightening?.resolve()
    this.#tightening = null
  }

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

/** The encoding in which a file travels to a client that takes `accepted`; null: as it is. */
export function encodingOf(
  { path, size }: Pick<FileVersion, 'path' | 'size'>,
  accepted: ContentEncoding | null,
): ContentEncoding | null {
  return size >= MIN_BYTES && isCompressible(path) ? accepted : null
}

/**
 * By the time of change (ctime), which a rename sets and no program can set back: a page that was written before its
 * predecessor was read gets a later time than it all the same.
 */
function versionOf(path: string, { size, ctimeMs, ino }: Stats): FileVersion {
  const id = `${size.toString(36)}-${Math.round(ctimeMs * 1000).toString(36)}-${ino.toString(36)}`
  return { path, id, size, since: ctimeMs }
}

/**
 * Opens the file once and reads it whole: a publish may replace it at any moment, and one file's length with another's
 * bytes would cut the answer.
 */
async function readVersion(path: string): Promise<{ file: FileVersion; bytes: Buffer } | null> {
  const handle = await open(path).catch((error: unknown) => {
    if (isErrorCode(error, 'ENOENT')) return null
    throw error
  })
  if (handle === null) return null
  try {
    return { file: versionOf(path, await handle.stat()), bytes: await handle.readFile() }
  } finally {
    await handle.close()
  }
}

const brotli = promisify(brotliCompress)
const pack = promisify(gzip)

/**
 * Compressed for a client that waits.
 * @param effort tight: as small as possible, for bytes that are compressed once and sent for months
 */
export async function encoded(
  bytes: Buffer,
  encoding: ContentEncoding | null,
  effort: 'quick' | 'tight' = 'quick',
): Promise<Buffer> {
  if (encoding === null) return bytes
  return encoding === 'br' ? brotli(bytes, options(effort === 'tight' ? TIGHT_QUALITY : QUICK_QUALITY, bytes)) : pack(bytes)
}

function options(quality: number, bytes: Buffer) {
  return { params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }
}

const IN_ASSETS = new RegExp(String.raw`[\\/]${ASSETS_DIR}[\\/]`)

/** Whether a file gets another name with other bytes, as those of the compilation do. */
export function isNamedByContent(path: string): boolean {
  return IN_ASSETS.test(path)
}

/**
 * A file that the compilation compressed as small as possible (setup/steps/precompress.mjs): files whose names never
 * get other bytes.
 */
async function precompressed(path: string): Promise<Buffer | null> {
  if (!isNamedByContent(path)) return null
  return existsSync(`${path}.br`) ? readFile(`${path}.br`) : null
}
