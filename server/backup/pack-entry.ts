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
  return addChunks(pack, { name, size: bytes.length }, [Buffer.from(bytes)])
}

/** Packs a file under a name, as a stream. @returns the entry for the manifest */
export async function addFile(pack: Pack, name: string, path: string): Promise<BackupEntry> {
  const { size } = await stat(path)
  return addChunks(pack, { name, size }, createReadStream(path))
}

async function addChunks(
  pack: Pack,
  { name, size }: { name: string; size: number },
  chunks: Iterable<Buffer> | AsyncIterable<Buffer>,
): Promise<BackupEntry> {
  const hash = createHash('sha256')
  const hashed = async function* () {
    for await (const chunk of chunks) {
      hash.update(chunk)
      yield chunk
    }
  }
  // A stop destroys the pack, and with it the entry that waits for the disk: the pipeline hears its error.
  await pipeline(Readable.from(hashed(), { objectMode: false }), pack.entry({ name, size, mode: OWNER_ONLY }))
  return { name, bytes: size, sha256: hash.digest('hex') }
}
