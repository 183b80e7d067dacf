import { randomUUID } from 'node:crypto'
import { linkSync, mkdirSync, renameSync } from 'node:fs'
import { basename, join, posix } from 'node:path'
import { isErrorCode, isMissing } from '#server/core/error-code.ts'
import { lstatOf } from './folders.ts'

/**
 * Makes room for a published file. It moves aside a folder of its name, and whatever is no folder in the place of a parent.
 * @param file name below the root folder: `site/tooted.html`
 * @param aside folder that gets what was in the way
 * @throws what the file system throws
 */
export function makeWay(rootDir: string, file: string, aside: string): void {
  const path = join(rootDir, file)
  makeFolders(rootDir, posix.dirname(file), aside)
  if (lstatOf(path)?.isDirectory()) moveAside(path, aside)
}

/**
 * Makes a folder and its parents, and moves aside whatever is in their place. The published folders themselves may be links
 * that an operator made.
 * @throws what the file system throws
 */
export function makeFolders(rootDir: string, folder: string, aside: string): void {
  const names = folder.split('/')
  for (let depth = 1; depth <= names.length; depth += 1) {
    const path = join(rootDir, ...names.slice(0, depth))
    const found = lstatOf(path)
    const isPublishedFolder = depth === 1
    const isFolder = found?.isDirectory() || (isPublishedFolder && found?.isSymbolicLink())
    if (found && !isFolder) moveAside(path, aside)
  }
  mkdirSync(join(rootDir, folder), { recursive: true })
}

/**
 * Moves something out of the published folders and keeps it. Does nothing where there is nothing.
 * @param from the path in bytes, where the name is no UTF-8
 */
export function moveAside(path: string, aside: string, from: string | Buffer = path): void {
  mkdirSync(aside, { recursive: true })
  // A file name may have 255 bytes: 50 characters and what is before them take less.
  const name = basename(path).slice(0, 50)
  try {
    renameSync(from, join(aside, `aside-${randomUUID()}-${name}`))
  } catch (error) {
    if (!isMissing(error)) throw error
  }
}

/** Keeps the file that a release replaces, as a second name for the same bytes. */
export function keepPrevious(file: string, keptAs: string): void {
  try {
    linkSync(file, keptAs)
  } catch (error) {
    // ENOENT: there is no such file, so nothing is replaced. EEXIST: this finishes a release after a crash, and the file
    // was kept before. The others: a folder, another user's file, or a file system without such links; the release is
    // committed, and does without the copy.
    if (!isErrorCode(error, 'ENOENT', 'EEXIST', 'EPERM', 'EACCES', 'ENOTSUP', 'ENOSYS', 'EMLINK')) throw error
  }
}
