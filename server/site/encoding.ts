import { existsSync, readFileSync } from 'node:fs'
import { extname } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

export type ContentEncoding = 'br' | 'gzip'

/** Files that get smaller; pictures and fonts are packed already. */
const COMPRESSIBLE: ReadonlySet<string> = new Set(['.html', '.css', '.js', '.json', '.xml', '.txt', '.svg', '.webmanifest'])

/** Below this a compressed answer saves no packet. */
const MIN_BYTES = 1024

/** Costs a page 2 ms, once a version; level 11 would save 9 % more and cost 70 ms. */
const BROTLI_QUALITY = 5

/** By the ending: pictures and fonts are compressed by their own formats. */
export function isCompressible(path: string): boolean {
  return COMPRESSIBLE.has(extname(path))
}

/**
 * The encoding for a client, Brotli rather than gzip, whatever order it names them in.
 * @param acceptEncoding the request's header
 * @returns null when it takes neither
 */
export function acceptedEncoding(acceptEncoding: string | undefined): ContentEncoding | null {
  const accepted = new Map<string, number>()
  for (const part of acceptEncoding?.split(',') ?? []) {
    const [name = '', ...parameters] = part.split(';').map(text => text.trim().toLowerCase())
    const quality = parameters.find(parameter => parameter.startsWith('q='))?.slice(2)
    accepted.set(name, quality === undefined ? 1 : Number(quality))
  }
  const takes = (encoding: string) => (accepted.get(encoding) ?? accepted.get('*') ?? 0) > 0
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : null
}

/** Compressed files by name and version, the least recently asked ones forgotten beyond a size. */
export class EncodedFiles {
  readonly #maxBytes: number
  readonly #known = new Map<string, { readonly version: string; readonly body: Buffer }>()
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
      return known.body
    }
    const encoded = encoding === 'br' ? (precompressed(path) ?? brotli(body)) : gzipSync(body)
    this.#keep(key, { version, body: encoded })
    return encoded
  }

  #keep(key: string, file: { version: string; body: Buffer }): void {
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

function brotli(body: Buffer): Buffer {
  return brotliCompressSync(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  })
}

/** What compiling packed as small as it gets (setup/steps/precompress.mjs): files whose names never get other bytes. */
function precompressed(path: string): Buffer | null {
  if (!path.includes('/_astro/') && !path.includes('\\_astro\\')) return null
  return existsSync(`${path}.br`) ? readFileSync(`${path}.br`) : null
}
