import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname } from 'node:path'
import { ASSETS_DIR } from '#common/published-folders.ts'
import type { ContentEncoding } from '../core/accepted-encoding.ts'
import { compressBrotli, compressGzip, MIN_COMPRESSED_BYTES, QUICK_QUALITY } from '../core/compression.ts'
import type { FileVersion } from './file-version.ts'

/** File types worth compressing; pictures and fonts are compressed already. */
const COMPRESSIBLE: ReadonlySet<string> = new Set(['.html', '.css', '.js', '.json', '.xml', '.txt', '.svg', '.webmanifest'])

/** Saves 9 % more than the quick quality but takes 70 ms: for bytes that are sent often. */
export const TIGHT_QUALITY = 11

/** Whether a file may travel compressed, by the ending of its name. */
export function isCompressible(path: string): boolean {
  return COMPRESSIBLE.has(extname(path))
}

/** The headers that name a version of a file. The entity tag is weak where it covers several encodings. */
export function validatorHeaders(path: string, version: string): Record<string, string> {
  return isCompressible(path) ? { etag: `W/"${version}"`, vary: 'accept-encoding' } : { etag: `"${version}"` }
}

/** The encoding in which a file travels to a client that takes `accepted`; null: as it is. */
export function encodingOf(
  { path, size }: Pick<FileVersion, 'path' | 'size'>,
  accepted: ContentEncoding | null,
): ContentEncoding | null {
  return size >= MIN_COMPRESSED_BYTES && isCompressible(path) ? accepted : null
}

/**
 * Encodes a file.
 * @param encoding null: as it is
 * @param effort `quick` for a client that waits; `tight`, as small as possible, for bytes that are compressed once and sent for
 * months
 */
export async function encode(
  bytes: Buffer,
  encoding: ContentEncoding | null,
  effort: 'quick' | 'tight' = 'quick',
): Promise<Buffer> {
  if (encoding === null) return bytes
  if (encoding === 'gzip') return compressGzip(bytes)
  return compressBrotli(bytes, effort === 'tight' ? TIGHT_QUALITY : QUICK_QUALITY, bytes.length)
}

const IN_ASSETS = new RegExp(String.raw`[\\/]${ASSETS_DIR}[\\/]`)

/** Whether a file gets another name with other bytes, as those of the compilation do. */
export function isNamedByContent(path: string): boolean {
  return IN_ASSETS.test(path)
}

/**
 * Reads what the compilation compressed as small as possible (setup/steps/precompress.mjs): files whose names never get other
 * bytes.
 * @returns null for any other file
 */
export async function readPrecompressed(path: string): Promise<Buffer | null> {
  if (!isNamedByContent(path)) return null
  return existsSync(`${path}.br`) ? readFile(`${path}.br`) : null
}
