import { execFile } from 'node:child_process'
import { renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { flushFile, flushFolder } from '#server/core/flush.ts'

/** For more files one sync of the whole file system is quicker than a flush of each. */
const MAX_SINGLE_FLUSHES = 64

/** Makes the contents and names of new files survive a loss of power. `dir` is the folder they are in. */
export async function flushFiles(dir: string, names: readonly string[]): Promise<void> {
  if (names.length > MAX_SINGLE_FLUSHES && (await syncFileSystem(dir))) return
  for (let start = 0; start < names.length; start += MAX_SINGLE_FLUSHES) {
    await Promise.all(names.slice(start, start + MAX_SINGLE_FLUSHES).map(name => flushFile(join(dir, name))))
  }
  await flushFolder(dir)
}

/**
 * Replaces a file whole, and makes that survive a loss of power: a reader gets the former content or the new one.
 * @param alongside what must be on disk before the file gets its name
 */
export async function writeDurably(path: string, content: string, alongside: Promise<void> = Promise.resolve()): Promise<void> {
  const partial = `${path}.partial`
  // Waits for both even after one failed: after a failure the caller may delete files, and the other one must not flush them then.
  for (const written of await Promise.allSettled([writeFlushed(partial, content), alongside])) {
    if (written.status === 'rejected') throw written.reason
  }
  renameSync(partial, path)
  await flushFolder(dirname(path))
}

async function writeFlushed(path: string, content: string): Promise<void> {
  writeFileSync(path, content)
  await flushFile(path)
}

/** Runs `sync --file-system` of coreutils. @returns false where there is none, or it failed */
async function syncFileSystem(dir: string): Promise<boolean> {
  try {
    await promisify(execFile)('sync', ['--file-system', dir])
    return true
  } catch {
    return false
  }
}
