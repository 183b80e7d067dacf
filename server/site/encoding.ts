import { existsSync, readFileSync } from 'node:fs'
import { extname } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { ContentEncoding } from '../core/accepted-encoding.ts'

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

/** By the extension: pictures and fonts have compression of their own. */
export function isCompressible(path: string): boolean {
  return COMPRESSIBLE.has(extname(path))
}

/** Pages waiting for tighter compression, each held in memory; further ones get their turn at their next request. */
const MAX_WAITING = 64

type FileVersion = { readonly version: string; readonly body: Buffer }

/** Compressed files by name and version; above a size it drops those unused the longest. */
export class EncodedFiles {
  readonly #maxBytes: number
  readonly #calmMs: number
  readonly #known = new Map<string, FileVersion & { readonly isTight: boolean }>()
  /** Uncompressed, by the key of the compressed file. */
  readonly #waiting = new Map<string, FileVersion>()
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
   * @param version of the bytes, so that a replaced file is compressed again
   * @returns null when the file is better sent uncompressed
   */
  encode(path: string, version: string, body: Buffer, encoding: ContentEncoding): Buffer | null {
    if (body.length < MIN_BYTES || !isCompressible(path)) return null
    const key = `${encoding} ${path}`
    const known = this.#known.get(key)
    if (known?.version === version) {
      this.#known.delete(key)
      this.#known.set(key, known)
      if (!known.isTight) this.#tighten(key, { version, body })
      return known.body
    }
    const prepared = encoding === 'br' ? precompressed(path) : null
    const encoded = prepared ?? (encoding === 'br' ? brotliCompressSync(body, options(QUICK_QUALITY, body)) : gzipSync(body))
    const isTight = prepared !== null || encoding === 'gzip'
    this.#keep(key, { version, body: encoded, isTight })
    if (!isTight) this.#tighten(key, { version, body })
    return encoded
  }

  /** Resolves when every waiting file is compressed as small as possible. */
  get tightened(): Promise<void> {
    return this.#tightening?.promise ?? Promise.resolve()
  }

  #tighten(key: string, file: FileVersion): void {
    const isWaiting = this.#waiting.get(key)?.version === file.version
    if (isWaiting || (!this.#waiting.has(key) && this.#waiting.size >= MAX_WAITING)) return
    if (this.#waiting.size === 0) this.#waitingSince = performance.now()
    this.#waiting.set(key, file)
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
    for (const [key, { version, body }] of this.#waiting) {
      this.#waiting.delete(key)
      const known = this.#known.get(key)
      if (known?.version !== version || known.isTight) continue
      try {
        const tight = await compress(body, options(TIGHT_QUALITY, body))
        if (this.#known.get(key)?.version === version) this.#keep(key, { version, body: tight, isTight: true })
      } catch {
        // Without memory for it the page stays as it is, 9 % larger.
      }
    }
    this.#isPacking = false
    this.#tightening?.resolve()
    this.#tightening = null
  }

  #keep(key: string, file: FileVersion & { readonly isTight: boolean }): void {
    this.#bytes += file.body.length - (this.#known.get(key)?.body.length ?? 0)
    this.#known.delete(key)
    this.#known.set(key, file)
    for (const [oldest, { body }] of this.#known) {
      if (this.#bytes <= this.#maxBytes) return
      this.#known.delete(oldest)
      this.#bytes -= body.length
    }
  }
}

const compress = promisify(brotliCompress)

function options(quality: number, body: Buffer) {
  return { params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }
}

/**
 * A file that the compilation compressed as small as possible (setup/steps/precompress.mjs): files whose names never
 * get other bytes.
 */
function precompressed(path: string): Buffer | null {
  if (!path.includes('/_astro/') && !path.includes('\\_astro\\')) return null
  return existsSync(`${path}.br`) ? readFileSync(`${path}.br`) : null
}
