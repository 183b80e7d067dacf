import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Below this a compressed answer saves no packet. */
export const MIN_COMPRESSED_BYTES = 1024

/** Brotli's quality while a client waits: 2 ms for a page. */
export const QUICK_QUALITY = 5

export const compressGzip = promisify(gzip)
const compressBrotliWith = promisify(brotliCompress)

/**
 * Compresses with Brotli.
 * @param quality 0 to 11, which is the smallest and slowest
 * @param sizeHint the number of bytes, where the caller has it
 */
export function compressBrotli(bytes: Buffer | string, quality: number, sizeHint?: number): Promise<Buffer> {
  const hint = sizeHint === undefined ? {} : { [constants.BROTLI_PARAM_SIZE_HINT]: sizeHint }
  return compressBrotliWith(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality, ...hint } })
}
