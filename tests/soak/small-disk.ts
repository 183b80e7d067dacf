import { execFileSync } from 'node:child_process'
import { closeSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { isErrorCode } from '#server/core/error-code.ts'

/** Room for the demo company, its database and a soak's edits. */
const SIZE = '1200m'
const PIECE = Buffer.alloc(1024 * 1024)

/** Mounts a disk of its own at the folder, which only root on Linux may. @returns whether it is there */
export function mountSmallDisk(folder: string): boolean {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE},mode=755`, 'tmpfs', folder], { stdio: 'ignore' })
    return true
  } catch {
    return false // A container without that right.
  }
}

export function unmount(folder: string): void {
  execFileSync('umount', ['--lazy', folder])
}

/** Fills the disk to its last byte. @returns how to make room again */
export function fillDisk(folder: string): () => void {
  const file = join(folder, 'filler')
  const descriptor = openSync(file, 'w')
  for (let piece = PIECE; piece.length > 0;) {
    try {
      writeSync(descriptor, piece)
    } catch (error) {
      if (!isErrorCode(error, 'ENOSPC')) throw error
      piece = piece.subarray(0, Math.floor(piece.length / 2))
    }
  }
  closeSync(descriptor)
  return () => rmSync(file)
}
