import { lstatSync, readdirSync, rmdirSync, statSync } from 'node:fs'
import { basename, dirname, join, relative, sep } from 'node:path'
import { isErrorCode, isMissing } from '#server/core/error-code.ts'
import { AREAS } from '../plan/published-file.ts'

/** What is at a path, without following links; null when there is nothing. */
export function lstatOf(path: string) {
  try {
    return lstatSync(path)
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

/**
 * The files and folders that a path was read for and does not lead to: their names are no UTF-8, as an old zip may have them.
 * Node reads such bytes as U+FFFD, and only a path of bytes finds them again.
 */
export function misnamedAs(path: string): Buffer[] {
  const name = basename(path)
  if (!name.includes('\uFFFD')) return []
  try {
    const found = readdirSync(dirname(path), { encoding: 'buffer' })
    const misnamed = found.filter(bytes => bytes.toString() === name && !bytes.equals(Buffer.from(name)))
    return misnamed.map(bytes => Buffer.concat([Buffer.from(dirname(path) + sep), bytes]))
  } catch (error) {
    if (isMissing(error)) return []
    throw error
  }
}

/** Whether a folder, or a link to one, is at a path. */
export function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false
}

/** @throws ENOENT where a link is at a path and leads nowhere */
export function refuseDanglingLink(path: string): void {
  if (lstatOf(path)?.isSymbolicLink()) statSync(path)
}

/** Removes a folder and its parents that are empty now, up to a root that stays. */
export function removeEmptyDirs(dir: string, root: string): void {
  for (let current = dir; current !== root && current.startsWith(root); current = dirname(current)) {
    try {
      rmdirSync(current)
    } catch (error) {
      if (isMissing(error)) continue
      if (isErrorCode(error, 'ENOTEMPTY', 'EEXIST', 'EACCES', 'EPERM')) return
      throw error
    }
  }
}

/** The files of the published folders, without links: `site/tooted.html`. */
export function filesOfAreas(rootDir: string): string[] {
  return AREAS.flatMap(area =>
    readdirSync(join(rootDir, area), { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile())
      .map(entry => relative(rootDir, join(entry.parentPath, entry.name)).split(sep).join('/')),
  )
}

/** The numbers in the names of a folder's files, ascending. @param pattern its first group is the number */
export function numbersInNames(dir: string, pattern: RegExp): number[] {
  return readdirSync(dir)
    .flatMap(name => pattern.exec(name)?.[1] ?? [])
    .map(Number)
    .toSorted((a, b) => a - b)
}
