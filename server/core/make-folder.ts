import { existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { errorCode } from './access-refusal.ts'

/** The file system has the folder and lets nothing be made in it, as `/proc`; the system says ENOENT. */
export class UnwritableError extends Error {
  readonly code = 'EUNWRITABLE'
  readonly path: string

  constructor(path: string, cause: unknown) {
    super(`${path} cannot be made`, { cause })
    this.path = path
  }
}

/**
 * Makes a folder and those above it that are missing. Node's own way (`recursive`) never ends where the file system answers
 * ENOENT in a folder that is there (24.21).
 * @throws what the file system throws, or {@link UnwritableError}; accessRefusal() says either in a sentence
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
