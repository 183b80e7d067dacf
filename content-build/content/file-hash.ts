import { hash } from 'node:crypto'
import { shortHash } from './query-results.ts'

/** A file's hash in the manifest: its MD5, which is what a bucket's listing says of an object. */
export function fileHash(bytes: Uint8Array | string): string {
  return hash('md5', bytes, 'hex')
}

/** Whether a manifest's hash can be compared with a bucket's listing. An earlier version of this program wrote other hashes. */
export function isMd5(fileHashText: string): boolean {
  return /^[\da-f]{32}$/.test(fileHashText)
}

/** Whether bytes have this hash of a manifest, also one that an earlier version of this program wrote. */
export function hasHash(bytes: Uint8Array, manifestHash: string): boolean {
  return (isMd5(manifestHash) ? fileHash(bytes) : shortHash(bytes)) === manifestHash
}
