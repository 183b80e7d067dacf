import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { isErrorCode } from '#server/core/error-code.ts'
import { replaceFile } from '../release/replace-file.ts'

/** Size in bytes, and change time in milliseconds. */
type FileStat = { readonly size: number; readonly ctimeMs: number }

/** The file on disk: name, size, change time and hash of each file. */
const StoredFiles = z.array(z.tuple([z.string(), z.number(), z.number(), z.string()]))

/** Changes that are not saved yet: after a kill, at most this many files must be read again. */
const MAX_UNSAVED = 500

/**
 * Size and change time of files whose bytes were right, as in git's index: while both stay the same, no program wrote
 * to the file. Only the system sets the change time, even when a program resets the modification time.
 */
export class FileMemory {
  readonly #path: string
  readonly #known = new Map<string, { readonly size: number; readonly ctimeMs: number; readonly hash: string }>()
  #unsaved = 0

  constructor(rootDir: string) {
    this.#path = join(rootDir, 'publisher', 'seen-files.json')
    try {
      for (const [file, size, ctimeMs, hash] of StoredFiles.parse(JSON.parse(readFileSync(this.#path, 'utf8'))))
        this.#known.set(file, { size, ctimeMs, hash })
    } catch {
      // Missing, or cut short: then all bytes are read once more.
      this.#known.clear()
    }
  }

  /** Whether the bytes of a file were ever right. */
  has(file: string): boolean {
    return this.#known.has(file)
  }

  /** Whether the file had the bytes of this hash and has not changed since. */
  isUnchanged(file: string, { size, ctimeMs }: FileStat, hash: string): boolean {
    const known = this.#known.get(file)
    return known !== undefined && known.size === size && known.ctimeMs === ctimeMs && known.hash === hash
  }

  /** Remembers that a file has the bytes of this hash. */
  remember(file: string, { size, ctimeMs }: FileStat, hash: string): void {
    this.#known.set(file, { size, ctimeMs, hash })
    this.#unsaved += 1
  }

  /**
   * Saves when enough has changed.
   * @param options.isLast saves small changes too; `options.released` forgets files that left the site
   */
  save({ isLast = false, released }: { isLast?: boolean; released?: { has(file: string): boolean } } = {}): void {
    if (this.#unsaved < (isLast ? 1 : MAX_UNSAVED)) return
    for (const file of this.#known.keys()) if (released?.has(file) === false) this.#known.delete(file)
    const rows = Array.from(this.#known, ([file, { size, ctimeMs, hash }]) => [file, size, ctimeMs, hash] as const)
    try {
      replaceFile(this.#path, JSON.stringify(rows))
      this.#unsaved = 0
    } catch (error) {
      // A person or program deleted the publisher's folder: it comes back before the next check.
      if (!isErrorCode(error, 'ENOENT')) throw error
    }
  }
}
