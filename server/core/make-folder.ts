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
 * Makes a folder and its missing parents, one by one: Node's `recursive` never ends where the file system answers ENOENT in
 * an existing folder (Node 24.21).
 * @throws the file system's error, or {@link UnwritableError}; refusalSentence() puts either into a sentence
 */
export function makeFolder(path: string, options: { mode?: number } = {}): void {
  const missing = missingFolders(path)
  // A file has the folder's name: `mkdirSync` below throws the system's own error for that.
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

/** The folders of a path that do not exist, the outermost first. */
function missingFolders(path: string): string[] {
  const missing: string[] = []
  let folder = resolve(path)
  while (!existsSync(folder) && folder !== dirname(folder)) {
    missing.unshift(folder)
    folder = dirname(folder)
  }
  return missing
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false
}
