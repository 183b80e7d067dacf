import { execFile } from 'node:child_process'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** Above this many files one sync of the whole file system is quicker than one flush each. */
const FLUSH_EACH_UP_TO = 64

/** Makes the contents and names of new files survive a loss of power. `dir` is the folder they are in. */
export async function flushFiles(dir: string, names: readonly string[]): Promise<void> {
  if (names.length > FLUSH_EACH_UP_TO && (await syncFileSystem(dir))) return
  for (let start = 0; start < names.length; start += FLUSH_EACH_UP_TO) {
    await Promise.all(names.slice(start, start + FLUSH_EACH_UP_TO).map(name => flushFile(join(dir, name))))
  }
  await flushDir(dir)
}

/** Makes renames and new names in a folder survive a loss of power. Windows has no such call and needs none. */
export async function flushDir(dir: string): Promise<void> {
  if (process.platform !== 'win32') await flushFile(dir)
}

/** Makes a file's content survive a loss of power. */
export async function flushFile(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** `sync --file-system` of coreutils; false where there is none. */
async function syncFileSystem(dir: string): Promise<boolean> {
  try {
    await promisify(execFile)('sync', ['--file-system', dir])
    return true
  } catch {
    return false
  }
}
