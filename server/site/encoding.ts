import { existsSync, readFileSync } from 'node:fs'
import { extname } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { ContentEncoding } from '../core/accepted-encoding.ts'

/** Files that get smaller; pictures and fonts are packed already. */
const COMPRESSIBLE: ReadonlySet<string> = new Set(['.html', '.css', '.js', '.json', '.xml', '.txt', '.svg', '.webmanifest'])

/** Below this a compressed answer saves no packet. */
const MIN_BYTES = 1024

/** What whoever asks for a page first waits for: 2 ms. */
const QUICK_QUALITY = 5
/** Saves 9 % more and costs 70 ms, for pages that are asked again; beside the requests, not in them. */
const TIGHT_QUALITY = 11

/** By the ending: pictures and fonts are compressed by their own formats. */
export function isCompressible(path: string): boolean {
  return COMPRESSIBLE.has(extname(path))
}

/** Pages waiting to be packed tighter, each held in memory: beyond that they are taken when they are asked the next time. */
const MAX_WAITING = 64

type EncodedFile = { readonly version: string; readonly body: Buffer; readonly isTight: boolean }

/** Compressed files by name and version, the least recently asked ones forgotten beyond a size. */
export class EncodedFiles {
  readonly #maxBytes: number
  readonly #known = new Map<string, EncodedFile>()
  readonly #beingTightened = new Set<string>()
  #tightening: Promise<void> = Promise.resolve()
  #bytes = 0

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes
  }

  /**
   * @param version of the bytes, so that a file that was replaced is compressed anew
   * @returns null when the file is better sent as it is
   */
  encode(path: string, version: string, body: Buffer, encoding: ContentEncoding): Buffer | null {
    if (body.length < MIN_BYTES || !isCompressible(path)) return null
    const key = `${encoding} ${path}`
    const known = this.#known.get(key)
    if (known?.version === version) {
      this.#known.delete(key)
      this.#known.set(key, known)
      if (!known.isTight) this.#tighten(key, version, body)
      return known.body
    }
    const prepared = encoding === 'br' ? precompressed(path) : null
    const encoded = prepared ?? (encoding === 'br' ? brotliCompressSync(body, options(QUICK_QUALITY, body)) : gzipSync(body))
    this.#keep(key, { version, body: encoded, isTight: prepared !== null || encoding === 'gzip' })
    return encoded
  }

  /** Resolves when every file that was asked again is packed as small as it gets. */
  get tightened(): Promise<void> {
    return this.#tightening
  }

  /** One after another: it is the other processor that does it, and publishing may need that too. */
  #tighten(key: string, version: string, body: Buffer): void {
    if (this.#beingTightened.has(key) || this.#beingTightened.size >= MAX_WAITING) return
    this.#beingTightened.add(key)
    this.#tightening = this.#packTightly(this.#tightening, key, version, body)
  }

  async #packTightly(earlier: Promise<void>, key: string, version: string, body: Buffer): Promise<void> {
    await earlier
    try {
      if (this.#known.get(key)?.version !== version) return
      const tight = await compress(body, options(TIGHT_QUALITY, body))
      if (this.#known.get(key)?.version === version) this.#keep(key, { version, body: tight, isTight: true })
    } catch {
      // Without memory for it the page stays as it is, 9 % larger.
    } finally {
      this.#beingTightened.delete(key)
    }
  }

  #keep(key: string, file: EncodedFile): void {
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

/** What compiling packed as small as it gets (setup/steps/precompress.mjs): files whose names never get other bytes. */
function precompressed(path: string): Buffer | null {
  if (!path.includes('/_astro/') && !path.includes('\\_astro\\')) return null
  return existsSync(`${path}.br`) ? readFileSync(`${path}.br`) : null
}
