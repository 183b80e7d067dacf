import { errorCode } from './error-code.ts'

/** What a system's code means in a sentence. EUNWRITABLE is ours (make-folder.ts). */
const REASON_OF_CODE: Readonly<Record<string, string>> = {
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'the file system is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of that path is a file',
  EEXIST: 'a file of that name is in the way',
  EUNWRITABLE: 'that file system takes no files or folders',
}

/** What helps at the place itself, where it is not access. */
const CURE_OF_CODE: Readonly<Record<string, string>> = {
  EROFS: 'make it writable',
  ENOSPC: 'make room there',
  EDQUOT: 'make room there',
  EISDIR: 'move it away',
  ENOTDIR: 'move that file away',
  EEXIST: 'move it away',
}

/** Says what helps where the file system refuses, such as `give this user access to it`. */
export function cureOf(error: unknown): string {
  return CURE_OF_CODE[errorCode(error) ?? ''] ?? 'give this user access to it'
}

/**
 * Explains in one sentence, to the person who starts the product, that a file or folder was refused, and what helps.
 * @param path what was refused; default: the path that the error names
 * @returns undefined when the error is of another kind
 */
export function accessRefusal(error: unknown, path = pathOf(error)): string | undefined {
  const refused = refusedPath(error, path)
  return refused && `${refused}: ${cureOf(error)}, or set DATA_DIR to a folder that can be written.`
}

/**
 * Says what cannot be used and why, such as `Cannot use /data (permission denied)`, and not what helps. Otherwise as
 * {@link accessRefusal}.
 */
export function refusedPath(error: unknown, path = pathOf(error)): string | undefined {
  const reason = REASON_OF_CODE[errorCode(error) ?? '']
  return reason && path ? `Cannot use ${path} (${reason})` : undefined
}

function pathOf(error: unknown): string | undefined {
  return error instanceof Error && 'path' in error && typeof error.path === 'string' ? error.path : undefined
}
