import { existsSync } from 'node:fs'
import { readdir, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { errorCode } from '../core/error-code.ts'
import { isPictureName } from './folder-storage.ts'
import { picturesFolder, type PictureStorage } from './picture-storage.ts'

/** Files copied at once: a bucket answers each in some ten milliseconds. */
const FILES_AT_A_TIME = 8
/** The name of the folder once its pictures are in the bucket. */
const MOVED_FOLDER = 'media-moved-to-bucket'

/**
 * Copies the pictures of a data folder into the bucket that was configured since. Then it renames the folder, to show that all
 * are in the bucket. A copy that was cut off goes on with what is missing.
 * @returns how many files it copied
 */
export async function movePicturesToBucket(dataDir: string, storage: PictureStorage, signal?: AbortSignal): Promise<number> {
  const folder = picturesFolder(dataDir)
  if (!existsSync(folder)) return 0
  try {
    const copied = await copyPictures(folder, storage, { signal })
    const name = existsSync(join(dataDir, MOVED_FOLDER)) ? `${MOVED_FOLDER}-${Date.now()}` : MOVED_FOLDER
    await rename(folder, join(dataDir, name))
    return copied
  } catch (error) {
    // Another process with this folder was quicker.
    if (errorCode(error) === 'ENOENT' && !existsSync(folder)) return 0
    throw error
  }
}

/**
 * Copies the files of a folder `<hash>/<file>`.
 * @param options.replaces whether to copy files whose names the storage has: its bytes may differ
 * @returns how many files it copied
 */
export async function copyPictures(
  folder: string,
  storage: PictureStorage,
  { replaces = false, signal }: { replaces?: boolean; signal?: AbortSignal | undefined } = {},
): Promise<number> {
  // All workers take from one iterator, so each picture is taken once. Where one fails, the others still copy theirs.
  const hashes = (await readdir(folder)).values()
  let copied = 0
  const copyOneAfterAnother = async () => {
    for (const hash of hashes) {
      // Files that other programs leave, such as .DS_Store, stay in the folder.
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
  const outcomes = await Promise.allSettled(Array.from({ length: FILES_AT_A_TIME }, copyOneAfterAnother))
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason
  return copied
}
