import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Pack } from 'tar-stream'
import type { BackupEntry } from './backup-manifest.schemas.ts'

/** Only the owner of an unpacked backup may read it. */
const OWNER_ONLY = 0o600

/** Packs bytes under a name. @returns the entry for the manifest */
export function addBytes(pack: Pack, name: string, bytes: Uint8Array): Promise<BackupEntry> {
  const { promise, resolve, reject } = Promise.withResolvers<BackupEntry>()
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  pack.entry({ name, mode: OWNER_ONLY }, Buffer.from(bytes), error =>
    error ? reject(error) : resolve({ name, bytes: bytes.length, sha256 }),
  )
  return promise
}

/** Packs a file under a name, as a stream. @returns the entry for the manifest */
export async function addFile(pack: Pack, name: string, path: string): Promise<BackupEntry> {
  const { size } = await stat(path)
  const hash = createHash('sha256')
  const hashed = async function* (chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      hash.update(chunk)
      yield chunk
    }
  }
  await pipeline(
    Readable.from(hashed(createReadStream(path)), { objectMode: false }),
    pack.entry({ name, size, mode: OWNER_ONLY }),
  )
  return { name, bytes: size, sha256: hash.digest('hex') }
}
