import { lstatSync, readdirSync, rmdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { isErrorCode, isMissing } from '#server/core/error-code.ts'

/** What is at a path, without following links; null when there is nothing. */
export function lstatOf(path: string) {
  try {
    return lstatSync(path)
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

/** Whether a folder, or a link to one, is at a path. */
export function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false
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

/** The numbers in the names of a folder's files, ascending. @param pattern its first group is the number */
export function numbersInNames(dir: string, pattern: RegExp): number[] {
  return readdirSync(dir)
    .flatMap(name => pattern.exec(name)?.[1] ?? [])
    .map(Number)
    .toSorted((a, b) => a - b)
}
