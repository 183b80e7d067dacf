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
export async function addBytes(pack: Pack, name: string, bytes: Uint8Array): Promise<BackupEntry> {
  return addStream(pack, { name, size: bytes.length }, Readable.from([bytes]))
}

/** Packs a file under a name, as a stream. @returns the entry for the manifest */
export async function addFile(pack: Pack, name: string, path: string): Promise<BackupEntry> {
  const { size } = await stat(path)
  return addStream(pack, { name, size }, createReadStream(path))
}

async function addStream(pack: Pack, { name, size }: { name: string; size: number }, source: Readable): Promise<BackupEntry> {
  const hash = createHash('sha256')
  const hashed = async function* (chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      hash.update(chunk)
      yield chunk
    }
  }
  // A stop destroys the pack, and with it the entry that waits for the disk. The pipeline hears every error, also the source's.
  await pipeline(source, hashed, pack.entry({ name, size, mode: OWNER_ONLY }))
  return { name, bytes: size, sha256: hash.digest('hex') }
}
