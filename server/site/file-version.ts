import { type Stats, statSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { isErrorCode } from '../core/error-code.ts'

/** A published file as it is now: a release puts another one in its place. */
export type FileVersion = {
  readonly path: string
  /** No other version of the file has it. */
  readonly id: string
  /** Uncompressed bytes. */
  readonly size: number
  /** When the file took its place or was last written; milliseconds since 1970. */
  readonly since: number
}

/**
 * The version that is there now: one system call, so that a page is never older than the last release.
 * @returns null when there is no such file
 */
export function currentVersion(path: string): FileVersion | null {
  const stats = statSync(path, { throwIfNoEntry: false })
  return stats?.isFile() ? versionOf(path, stats) : null
}

/**
 * Opens the file once and reads it whole: a publish may replace it at any moment, and one file's length with another's
 * bytes would cut the answer.
 * @returns null when there is no such file
 */
export async function readVersion(path: string): Promise<{ file: FileVersion; bytes: Buffer } | null> {
  const handle = await open(path).catch((error: unknown) => {
    if (isErrorCode(error, 'ENOENT')) return null
    throw error
  })
  if (handle === null) return null
  try {
    return { file: versionOf(path, await handle.stat()), bytes: await handle.readFile() }
  } finally {
    await handle.close()
  }
}

/**
 * Names the version by the time of change (ctime). A rename sets it and no program can set it back, so a page that was staged
 * long before it was moved into place is still newer than the page that it replaces.
 */
function versionOf(path: string, { size, ctimeMs, ino }: Stats): FileVersion {
  const id = `${size.toString(36)}-${Math.round(ctimeMs * 1000).toString(36)}-${ino.toString(36)}`
  return { path, id, size, since: ctimeMs }
}
