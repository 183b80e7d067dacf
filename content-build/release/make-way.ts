import { randomUUID } from 'node:crypto'
import { linkSync, mkdirSync, renameSync } from 'node:fs'
import { basename, join, posix } from 'node:path'
import { isErrorCode, isMissing } from '#server/core/error-code.ts'
import { lstatOf } from './folders.ts'

/**
 * Makes room for a published file: moves aside a folder of its name, and any non-folder in place of a parent.
 * @param file name below the root folder: `site/tooted.html`
 * @param aside folder that gets what was in the way
 * @throws what the file system throws
 */
export function makeWay(rootDir: string, file: string, aside: string): void {
  const path = join(rootDir, file)
  makeFolders(rootDir, posix.dirname(file), aside)
  if (lstatOf(path)?.isDirectory()) moveAside(path, aside)
}

/** Moves aside whatever is where a folder or one of its parents belongs. The published folders themselves may be links that an operator made. */
export function makeFolders(rootDir: string, folder: string, aside: string): void {
  const names = folder.split('/')
  for (let depth = 1; depth <= names.length; depth += 1) {
    const path = join(rootDir, ...names.slice(0, depth))
    const found = lstatOf(path)
    const isFolder = found?.isDirectory() || (depth === 1 && found?.isSymbolicLink())
    if (found && !isFolder) moveAside(path, aside)
  }
  mkdirSync(join(rootDir, folder), { recursive: true })
}

/** Moves something out of the published folders and keeps it. Does nothing where there is nothing. */
export function moveAside(path: string, aside: string): void {
  mkdirSync(aside, { recursive: true })
  // A file name may have 255 bytes.
  const name = basename(path).slice(0, 50)
  try {
    renameSync(path, join(aside, `aside-${randomUUID()}-${name}`))
  } catch (error) {
    if (!isMissing(error)) throw error
  }
}

/** Keeps the file that a release replaces, as a second name for the same bytes. */
export function keepPrevious(file: string, keptAs: string): void {
  try {
    linkSync(file, keptAs)
  } catch (error) {
    // No such file: nothing is replaced. Already kept: this finishes the release after a crash. A folder, or another
    // user's file: the release is committed, and goes on without the copy.
    if (!isErrorCode(error, 'ENOENT', 'EEXIST', 'EPERM', 'EACCES')) throw error
  }
}
