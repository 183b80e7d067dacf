import { mkdirSync, readdirSync, renameSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { isErrorCode } from '#server/core/error-code.ts'
import { lstatOf, misnamedAs } from './folders.ts'
import { moveAside } from './make-way.ts'

/**
 * Folder in `publisher/` with one folder a day (UTC), in which strange files keep their names:
 * `strange/2026-11-23/site/notes.txt`.
 */
export const STRANGE_DIR = 'strange'
/** Long enough for a person to miss a file; `previous/` keeps ten releases, which may be one morning's. */
export const STRANGE_KEPT_DAYS = 30

/** An earlier day comes from a clock that was not set yet, as a machine may begin in 1970. Such files stay. */
const FIRST_DAY = '2026-01-01'
const DAY_MS = 24 * 60 * 60 * 1000
/** The day (UTC) as in the folders' names: `2026-11-23`. */
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)

/**
 * Moves a file or link that the product did not publish out of the published folders.
 * @param file name below the root folder: `site/notes.txt`
 * @throws what the file system throws
 */
export function keepStrange(rootDir: string, file: string, strangeDir: string): void {
  const path = join(rootDir, file)
  const dayDir = join(strangeDir, dayOf(Date.now()))
  const kept = join(dayDir, file)
  const misnamed = misnamedAs(path)
  for (const bytes of misnamed) moveAside(path, dayDir, bytes)
  if (misnamed.length > 0) return
  try {
    mkdirSync(dirname(kept), { recursive: true })
    if (lstatOf(kept) === null) return renameSync(path, kept)
  } catch (error) {
    if (lstatOf(path) === null) return // A person or program has taken it away meanwhile.
    // A file of that day has the name of a folder needed now, or the whole path is too long.
    if (!isErrorCode(error, 'EEXIST', 'ENOTDIR', 'ENAMETOOLONG')) throw error
  }
  moveAside(path, dayDir)
}

/** Deletes the files of days longer ago than {@link STRANGE_KEPT_DAYS}. */
export async function deleteOldStrange(strangeDir: string): Promise<void> {
  const oldest = dayOf(Date.now() - STRANGE_KEPT_DAYS * DAY_MS)
  const days = daysIn(strangeDir).filter(name => name >= FIRST_DAY && name < oldest)
  for (const name of days) await rm(join(strangeDir, name), { recursive: true, force: true })
}

function daysIn(strangeDir: string): string[] {
  try {
    return readdirSync(strangeDir).filter(name => /^\d{4}-\d\d-\d\d$/.test(name))
  } catch (error) {
    if (isErrorCode(error, 'ENOENT')) return []
    throw error
  }
}
