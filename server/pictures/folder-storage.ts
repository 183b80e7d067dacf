import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { errorCode } from '../core/error-code.ts'
import { flushFolder } from '../core/flush.ts'
import type { PictureStorage } from './picture-storage.ts'

/** Valid names of a picture and of its files: nothing else becomes part of a path or key. */
const HASH = /^[0-9a-f]{32}$/
const FILE = /^[a-z0-9]+\.[a-z0-9]+$/

/** How often a file is written when its folder is deleted meanwhile. */
const MAX_TRIES = 3

/** Whether this is the name of a picture and, if given, of one of its files. */
export function isPictureName(hash: string, file?: string): boolean {
  return HASH.test(hash) && (file === undefined || FILE.test(file))
}

/**
 * Refuses a name that could lead out of the folder.
 * @throws RangeError for a name that is none of a picture or its file
 */
export function requirePictureName(hash: string, file?: string): void {
  if (!isPictureName(hash, file)) throw new RangeError('Not the name of a picture file')
}

/** Stores pictures as files: `<folder>/<hash>/<file>`. */
export class FolderStorage implements PictureStorage {
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
  }

  async put(hash: string, file: string, bytes: Uint8Array): Promise<void> {
    const path = this.#path(hash, file)
    for (let tries = 1; ; tries += 1) {
      try {
        return await this.#writeAndRename(path, bytes)
      } catch (error) {
        // The picture was deleted meanwhile, with its folder.
        if (errorCode(error) !== 'ENOENT' || tries === MAX_TRIES) throw error
      }
    }
  }

  async #writeAndRename(path: string, bytes: Uint8Array): Promise<void> {
    const folder = dirname(path)
    if ((await mkdir(folder, { recursive: true })) !== undefined) await flushFolder(this.#folder)
    const partial = join(folder, `.${randomUUID()}.partial`)
    try {
      const handle = await open(partial, 'wx')
      try {
        await handle.writeFile(bytes)
        await handle.sync()
      } finally {
        await handle.close()
      }
      await rename(partial, path)
    } catch (error) {
      await rm(partial, { force: true })
      throw error
    }
    await flushFolder(folder)
  }

  async read(hash: string, file: string): Promise<Uint8Array | null> {
    try {
      return await readFile(this.#path(hash, file))
    } catch (error) {
      if (errorCode(error) === 'ENOENT') return null
      throw error
    }
  }

  async delete(hash: string): Promise<void> {
    // Retries, because another process may add a file meanwhile.
    await rm(this.#path(hash), { recursive: true, force: true, maxRetries: 3 })
  }

  async list(hash: string): Promise<string[]> {
    try {
      return (await readdir(this.#path(hash))).filter(name => FILE.test(name)).toSorted()
    } catch (error) {
      if (errorCode(error) === 'ENOENT') return []
      throw error
    }
  }

  #path(hash: string, file?: string): string {
    requirePictureName(hash, file)
    return join(this.#folder, hash, file ?? '')
  }
}
