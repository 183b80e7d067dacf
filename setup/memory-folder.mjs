import fs, { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'

/** Linux keeps the files of this folder in memory. */
const MEMORY_DIR = '/dev/shm'
/** More than the files of a whole run need at once. */
const MIN_FREE_BYTES = 4 * 1024 ** 3

/**
 * Gives a run of tests a folder in memory for its temporary files. Most of the time of the tests that publish or start PostgreSQL
 * went into files: on a virtual disk a new file costs about a millisecond of processor, and a flush more.
 * @template Result
 * @param {(folder: string | null) => Promise<Result>} work gets null where the machine has no such folder with room, or the
 *   caller chose one by TMPDIR
 */
export async function withMemoryFolder(work) {
  if (process.env['TMPDIR'] !== undefined || !hasRoom()) return work(null)
  // Short: the path of a PostgreSQL socket has at most 107 bytes.
  const folder = mkdtempSync(`${MEMORY_DIR}/t-`)
  try {
    // The user that PostgreSQL runs as may enter.
    chmodSync(folder, 0o755)
    return await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Whether programs may run from the folder, and enough of it is free. */
function hasRoom() {
  try {
    const mounts = readFileSync('/proc/mounts', 'utf8').split('\n')
    // A line is: device, path, file system, options. Without one for the folder it counts as unfit.
    const mount = mounts.map(line => line.split(' ')).find(([, path]) => path === MEMORY_DIR)
    const options = mount?.[3] ?? 'noexec'
    // Not imported by name: before Node 18.15 it is missing.
    const { bavail, bsize } = fs.statfsSync(MEMORY_DIR)
    return !options.split(',').includes('noexec') && bavail * bsize >= MIN_FREE_BYTES
  } catch {
    // Another operating system, or an early Node.
    return false
  }
}
