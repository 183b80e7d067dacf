import { open } from 'node:fs/promises'

/** Makes a file's content survive a loss of power (fsync). */
export async function flushFile(path: string): Promise<void> {
  // Windows flushes only a file that is open for writing.
  await flush(path, 'r+')
}

/** Makes renames and new names in a folder survive a loss of power (fsync). Windows has no such call for folders. */
export async function flushFolder(path: string): Promise<void> {
  if (process.platform !== 'win32') await flush(path, 'r')
}

async function flush(path: string, flags: 'r' | 'r+'): Promise<void> {
  const handle = await open(path, flags)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
