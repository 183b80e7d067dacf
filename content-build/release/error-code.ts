/** Whether the file system's error has one of these codes: `ENOENT`. */
export function isErrorCode(error: unknown, ...codes: readonly string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code))
}
