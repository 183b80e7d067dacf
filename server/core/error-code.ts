/** The code of a failed system call, of Node or of PostgreSQL; undefined for any other thrown value. */
export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
}

/** Whether an error has one of these codes, such as `ENOENT`. */
export function isErrorCode(error: unknown, ...codes: readonly string[]): boolean {
  return codes.includes(errorCode(error) ?? '')
}
