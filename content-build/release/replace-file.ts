import { renameSync, rmSync, writeFileSync } from 'node:fs'

/**
 * Writes a file whole: a reader gets the former content or the new one. A loss of power may cut it short, so this is for
 * notes whose readers bear that; the release store flushes what must last.
 */
export function replaceFile(path: string, content: string): void {
  const partial = `${path}.partial`
  try {
    writeFileSync(partial, content)
    renameSync(partial, path)
  } catch (error) {
    // On a full disk it would keep the last room.
    rmSync(partial, { force: true })
    throw error
  }
}
