import { existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { errorCode } from './error-code.ts'

/** The folder exists but the file system makes nothing in it, like `/proc`; the system says ENOENT. */
export class UnwritableError extends Error {
  readonly code = 'EUNWRITABLE'
  readonly path: string

  constructor(path: string, cause: unknown) {
    super(`${path} cannot be made`, { cause })
    this.path = path
  }
}

/**
 * Makes a folder and its missing parents. Node's `recursive` never ends where the file system answers ENOENT in an
 * existing folder (24.21).
 * @throws the file system's error, or {@link UnwritableError}; accessRefusal() puts either into a sentence
 */
export function makeFolder(path: string, options: { mode?: number } = {}): void {
  const missing: string[] = []
  for (let folder = resolve(path); !existsSync(folder) && folder !== dirname(folder); folder = dirname(folder))
    missing.unshift(folder)
  if (missing.length === 0 && !isFolder(path)) missing.push(path)
  for (const folder of missing) {
    try {
      mkdirSync(folder, options)
    } catch (error) {
      if (errorCode(error) === 'ENOENT') throw new UnwritableError(folder, error)
      // Another process made it meanwhile.
      if (errorCode(error) !== 'EEXIST' || !isFolder(folder)) throw error
    }
  }
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false
}
