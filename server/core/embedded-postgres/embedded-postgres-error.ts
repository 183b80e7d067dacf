/** A reason, in words for the person at the terminal, why the embedded database cannot run. Print the message alone, without the stack. */
export class EmbeddedPostgresError extends Error {
  override readonly name = 'EmbeddedPostgresError'
}

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'the file system is read-only',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'a part of that path is a file',
  EEXIST: 'a file of that name is in the way',
  EDQUOT: 'the disk quota is used up',
}

/** The error code of a failed system call, or undefined for any other thrown value. */
export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
}

/** Turns a failed write below the data folder into one sentence; anything unknown is returned as it is. */
export function unwritableFolder(folder: string, error: unknown): unknown {
  const reason = REASONS[errorCode(error) ?? '']
  if (!reason) return error
  return new EmbeddedPostgresError(
    `Cannot write to the data folder ${folder} (${reason}): make it writable or set DATA_DIR to a folder that is.`,
    { cause: error },
  )
}
