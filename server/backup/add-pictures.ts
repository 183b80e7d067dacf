import type { Pack } from 'tar-stream'
import { ServiceUnreachable } from '../core/service-unreachable.ts'
import { type PicturePlace, pictureStorage } from '../pictures/picture-storage.ts'
import { BackupError } from './backup-error.ts'
import type { BackupEntry } from './backup-manifest.schemas.ts'
import type { CopiedDatabase } from './copy-database.ts'
import { addBytes } from './pack-entry.ts'

/**
 * How many pictures in a row may be unreadable. A damaged picture must not cost the others their backup; with more of them the
 * storage itself is at fault, and the backup fails. The publisher has the same rule for its rounds
 * (content-build/release/picture-reads.ts), which also end after a slow answer.
 */
const MAX_UNREAD_IN_ROW = 5

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
  const failedInRow = new Set<string>()
  /** Asks the storage. @returns null where it refused, which is noted */
  const ask = async <T>(hash: string, what: string, request: () => Promise<T>): Promise<T | null> => {
    try {
      return await request()
    } catch (error) {
      if (error instanceof ServiceUnreachable || signal?.aborted) throw error
      unread.push(`${what}: ${error instanceof Error ? error.message : String(error)}`)
      if (failedInRow.add(hash).size <= MAX_UNREAD_IN_ROW) return null
      const problem = `Pictures cannot be read, the last was ${unread.at(-1)}.`
      throw new BackupError(`No backup was made. ${problem}`, error, problem)
    }
  }
  for (const { hash, original } of pictures) {
    await beforeEach()
    const files = (await ask(hash, hash, () => storage.list(hash))) ?? []
    if (!files.includes(original)) missing.push(hash)
    for (const name of files) {
      const bytes = await ask(hash, `${hash}/${name}`, () => storage.read(hash, name, { signal }))
      if (bytes === null) {
        missing.push(hash)
        continue
      }
      // Only a read is a success: an access key may be allowed to list and not to read.
      failedInRow.clear()
      entries.push(await addBytes(pack, `media/${hash}/${name}`, bytes))
    }
  }
  return { entries, missing: [...new Set(missing)], unread }
}
