import { statfs } from 'node:fs/promises'
import { errorCode } from './error-code.ts'
import type { Warning } from './warning.schemas.ts'

const FULL_CODES: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT'])

/** Codes of the two warnings. */
export const DISK_LOW = 'DISK_LOW'
export const DISK_FULL = 'DISK_FULL'

const MEBIBYTE = 1024 * 1024
/** Below this the product warns the operator: more than a day of uploads, and half of a site of 10,000 products. */
export const LOW_BELOW_BYTES = 1024 * MEBIBYTE
/** Hysteresis: a disk that is low stays low until it has this much. With one limit an alarm would begin and end all the time. */
const LOW_ENDS_AT_BYTES = 1.25 * LOW_BELOW_BYTES
/**
 * Below this the next write may fail: PostgreSQL takes 16 MiB at a time for its log, an upload with its variants as
 * much again.
 */
export const FULL_BELOW_BYTES = 64 * MEBIBYTE

/** An amount for texts: `64 MiB`, rounded down. */
export const mebibytes = (bytes: number) => `${Math.floor(bytes / MEBIBYTE)} MiB`

/** Whether a write failed because the disk or the user's quota is full; looks at the error's causes too. */
export function isDiskFull(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (FULL_CODES.has(errorCode(cause) ?? '')) return true
  }
  return false
}

/** Bytes that this user may still write on the folder's disk; null when there is no such folder. */
export async function freeBytes(folder: string): Promise<number | null> {
  try {
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null
    throw error
  }
}

/**
 * Warns of a disk that has little room left, or none.
 * @param look.free reads the free bytes; tests give their own
 * @param look.wasLow tells whether the warning `DISK_LOW` is on; called only where the answer decides
 * @returns null while there is room
 */
export async function diskWarning(
  folder: string,
  { free = freeBytes, wasLow }: { free?: (folder: string) => Promise<number | null>; wasLow: () => Promise<boolean> },
): Promise<Warning | null> {
  const bytes = await free(folder)
  if (bytes === null || bytes >= LOW_ENDS_AT_BYTES) return null
  const left = `${mebibytes(bytes)} left on the disk of ${folder}`
  if (bytes < FULL_BELOW_BYTES) {
    const detail = `${left}: edits, messages and uploads are refused or wait. What was saved is kept. Make room; nothing has to be started again`
    return { code: DISK_FULL, detail }
  }
  if (bytes >= LOW_BELOW_BYTES && !(await wasLow())) return null
  return { code: DISK_LOW, detail: `${left}: make room before it is full` }
}
