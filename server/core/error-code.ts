/** The code of a failed system call, of Node or of PostgreSQL; undefined for any other thrown value. */
export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
}

/** Whether an error has one of these codes, such as `ENOENT`. */
export function isErrorCode(error: unknown, ...codes: readonly string[]): boolean {
  return codes.includes(errorCode(error) ?? '')
}

/** Whether nothing is at a path: the last part of it is missing, or a part before it is a file. */
export function isMissing(error: unknown): boolean {
  return isErrorCode(error, 'ENOENT', 'ENOTDIR')
}

/** Whether no file is at a path: nothing, or a folder. */
export function isNoFile(error: unknown): boolean {
  return isMissing(error) || isErrorCode(error, 'EISDIR')
}

/** Whether the file system does not let this process read what is at a path. */
export function isRefused(error: unknown): boolean {
  return isErrorCode(error, 'EACCES', 'EPERM', 'EIO')
}
