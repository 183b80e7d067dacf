import { createHash } from 'node:crypto'
import type { Pack } from 'tar-stream'
import { ServiceUnreachable } from '../core/service-unreachable.ts'
import { type PicturePlace, pictureStorage } from '../pictures/picture-storage.ts'
import type { BackupEntry } from './backup-manifest.schemas.ts'
import type { CopiedDatabase } from './copy-database.ts'

/** A damaged file must not cost the others their backup; with more the storage itself is at fault. */
const MOST_UNREAD_IN_ROW = 5

/**
 * Packs the files of pictures.
 * @param options.beforeEach called before each picture; when it throws, nothing more is packed
 * @returns the entries, pictures that lack their original or another file, and why the storage refused a file
 * @throws when the storage is away, or refuses one file after the other
 */
export async function addPictures(
  pack: Pack,
  pictures: CopiedDatabase['pictures'],
  { beforeEach, signal, ...place }: PicturePlace & { beforeEach: () => Promise<void>; signal: AbortSignal | undefined },
): Promise<{ entries: BackupEntry[]; missing: string[]; unread: string[] }> {
  const storage = pictureStorage(place)
  const entries: BackupEntry[] = []
  const missing: string[] = []
  const unread: string[] = []
  let failuresInRow = 0
  const read = async (hash: string, name: string) => {
    try {
      const bytes = await storage.read(hash, name, signal ? { signal } : {})
      failuresInRow = 0
      return bytes
    } catch (error) {
      failuresInRow += 1
      if (error instanceof ServiceUnreachable || signal?.aborted || failuresInRow > MOST_UNREAD_IN_ROW) throw error
      unread.push(`${hash}/${name}: ${error instanceof Error ? error.message : String(error)}`)
      return null
    }
  }
  for (const { hash, original } of pictures) {
    await beforeEach()
    const files = await storage.list(hash)
    if (!files.includes(original)) missing.push(hash)
    for (const name of files) {
      const bytes = await read(hash, name)
      if (bytes === null) missing.push(hash)
      else entries.push(await addBytes(pack, `media/${hash}/${name}`, bytes))
    }
  }
  return { entries, missing: [...new Set(missing)], unread }
}

export function addBytes(pack: Pack, name: string, bytes: Uint8Array): Promise<BackupEntry> {
  const { promise, resolve, reject } = Promise.withResolvers<BackupEntry>()
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  pack.entry({ name, mode: 0o600 }, Buffer.from(bytes), error =>
    error ? reject(error) : resolve({ name, bytes: bytes.length, sha256 }),
  )
  return promise
}
