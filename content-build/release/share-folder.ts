import { type Dirent, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { readdir, rename, writeFile } from 'node:fs/promises'
import { join, posix } from 'node:path'
import type { SitePath } from '#common/paths.ts'
import { SHARE_DIR } from '#common/published-folders.ts'
import { flushFile } from '#server/core/flush.ts'
import { replaceFile } from './replace-file.ts'

/** How long an unused picture stays: pages in caches of browsers and networks still name it. */
const KEPT_UNUSED_MS = 7 * 24 * 60 * 60 * 1000

const DRAWN_PICTURE = new RegExp(`^site/${SHARE_DIR}/[\\w-]+\\.jpg$`)

/** Whether a published file is a drawn picture. @param file `site/share/x.jpg` */
export function isDrawnPicture(file: string): boolean {
  return DRAWN_PICTURE.test(file)
}

/** The names of the drawn pictures in `site/share/`. What else is there is strange, or a folder: the folder's check knows it. */
export function drawnPictures(entries: readonly Dirent[]): string[] {
  const isDrawn = (entry: Dirent) => entry.isFile() && isDrawnPicture(`site/${SHARE_DIR}/${entry.name}`)
  return entries.filter(isDrawn).map(({ name }) => name)
}

/**
 * The drawn pictures: `site/share/<hash>.jpg`, each put there whole by a rename. Half-written files of a dead process
 * are elsewhere and get deleted.
 */
export class ShareFolder {
  readonly #dir: string
  readonly #partialDir: string
  readonly #unusedFile: string
  #names: Set<string>

  private constructor(dataDir: string, names: readonly string[]) {
    this.#dir = join(dataDir, 'site', SHARE_DIR)
    this.#partialDir = join(dataDir, 'publisher', SHARE_DIR)
    this.#unusedFile = join(dataDir, 'publisher', 'share-unused.json')
    this.#names = new Set(names)
  }

  /** Finds out which pictures exist, and deletes half-written files. */
  static async open(dataDir: string): Promise<ShareFolder> {
    const dir = join(dataDir, 'site', SHARE_DIR)
    mkdirSync(dir, { recursive: true })
    const folder = new ShareFolder(dataDir, drawnPictures(await readdir(dir, { withFileTypes: true })))
    rmSync(folder.#partialDir, { recursive: true, force: true })
    mkdirSync(folder.#partialDir, { recursive: true })
    return folder
  }

  /** Reads again which pictures exist, after files or folders were deleted. */
  lookAgain(): void {
    mkdirSync(this.#dir, { recursive: true })
    mkdirSync(this.#partialDir, { recursive: true })
    this.#names = new Set(drawnPictures(readdirSync(this.#dir, { withFileTypes: true })))
  }

  /**
   * Pictures that existed and do not any more, as `site/share/x.jpg`.
   * @param present the files found below the data folder
   */
  gone(present: ReadonlySet<string>): string[] {
    const files = [...this.#names].map(name => `site/${SHARE_DIR}/${name}`).filter(file => !present.has(file))
    // Another call may have added one since.
    return files.filter(file => !existsSync(join(this.#dir, posix.basename(file))))
  }

  has(address: SitePath): boolean {
    return this.#names.has(nameOf(address))
  }

  /** Puts a drawn picture in place, durably. */
  async add(address: SitePath, jpeg: Uint8Array): Promise<void> {
    const name = nameOf(address)
    const partial = join(this.#partialDir, name)
    await writeFile(partial, jpeg)
    await flushFile(partial)
    await rename(partial, join(this.#dir, name))
    this.#names.add(name)
  }

  /**
   * Deletes the pictures that no page has named for a week.
   * @param used the addresses that pages name
   * @returns the deleted files, as `site/share/x.jpg`
   */
  sweep(used: ReadonlySet<SitePath>, now: Date): string[] {
    const usedNames = new Set([...used].map(nameOf))
    const known = this.#unusedSince()
    const unused: Record<string, number> = {}
    const removed: string[] = []
    for (const name of this.#names) {
      if (usedNames.has(name)) continue
      const since = known[name] ?? now.getTime()
      if (now.getTime() - since < KEPT_UNUSED_MS) {
        unused[name] = since
        continue
      }
      rmSync(join(this.#dir, name), { force: true })
      this.#names.delete(name)
      removed.push(`site/${SHARE_DIR}/${name}`)
    }
    replaceFile(this.#unusedFile, JSON.stringify(unused))
    return removed
  }

  /** When each unused picture was first found unused; one that is missing here counts from now. */
  #unusedSince(): Readonly<Record<string, number>> {
    try {
      return JSON.parse(readFileSync(this.#unusedFile, 'utf8')) as Record<string, number>
    } catch {
      // Missing, or cut short by a loss of power: then the week begins again.
      return {}
    }
  }
}

function nameOf(address: SitePath): string {
  return address.slice(`/${SHARE_DIR}/`.length)
}
