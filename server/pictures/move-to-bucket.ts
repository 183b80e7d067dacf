import { existsSync } from 'node:fs'
import { readdir, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { errorCode } from '../core/error-code.ts'
import { isPictureName } from './folder-storage.ts'
import type { PictureStorage } from './picture-storage.ts'

/** Files copied at once: a bucket answers each in some ten milliseconds. */
const AT_A_TIME = 8
const MOVED = 'media-moved-to-bucket'

/**
 * Takes the pictures of a data folder into the bucket that was configured since. The folder keeps them under another name,
 * which says that all are in the bucket: a copy that was cut off begins again with what is missing.
 * @returns how many files it copied
 */
export async function movePicturesToBucket(dataDir: string, storage: PictureStorage, signal?: AbortSignal): Promise<number> {
  const media = join(dataDir, 'media')
  if (!existsSync(media)) return 0
  try {
    const copied = await copyPictures(media, storage, { signal })
    await rename(media, join(dataDir, existsSync(join(dataDir, MOVED)) ? `${MOVED}-${Date.now()}` : MOVED))
    return copied
  } catch (error) {
    // Another process of this folder was quicker.
    if (errorCode(error) === 'ENOENT' && !existsSync(media)) return 0
    throw error
  }
}

/**
 * Copies the files of a folder `<hash>/<file>`.
 * @param options.replaces also those of names that the storage has: it may have other bytes
 * @returns how many
 */
export async function copyPictures(
  folder: string,
  storage: PictureStorage,
  { replaces = false, signal }: { replaces?: boolean; signal?: AbortSignal | undefined } = {},
): Promise<number> {
  const hashes = (await readdir(folder)).values()
  let copied = 0
  const copyOneAfterAnother = async () => {
    for (const hash of hashes) {
      // What other programs leave, such as .DS_Store, stays in the folder.
      if (!isPictureName(hash)) continue
      const kept = new Set(replaces ? [] : await storage.list(hash))
      for (const file of await readdir(join(folder, hash))) {
        signal?.throwIfAborted()
        if (kept.has(file) || !isPictureName(hash, file)) continue
        await storage.put(hash, file, await readFile(join(folder, hash, file)))
        copied += 1
      }
    }
  }
  const ends = await Promise.allSettled(Array.from({ length: AT_A_TIME }, copyOneAfterAnother))
  for (const end of ends) if (end.status === 'rejected') throw end.reason
  return copied
}
