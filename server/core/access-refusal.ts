import { errorCode } from './error-code.ts'

/** The words for an error code of the file system. EUNWRITABLE is the product's own (make-folder.ts). */
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

/** What helps with the refused path, where more than access is missing. */
const CURE_OF_CODE: Readonly<Record<string, string>> = {
  EROFS: 'make it writable',
  ENOSPC: 'make room there',
  EDQUOT: 'make room there',
  EISDIR: 'move it away',
  ENOTDIR: 'move that file away',
  EEXIST: 'move it away',
}

/** Says what helps with the refused path, such as `make room there`. @returns the advice about access for any other code */
export function cureOf(error: unknown): string {
  return CURE_OF_CODE[errorCode(error) ?? ''] ?? 'give this user access to it'
}

/**
 * Tells the operator in one sentence which file or folder the file system refused, why, and what helps.
 * @param path what was refused; default: the path that the error names
 * @returns undefined when the error is of another kind, or when neither it nor the caller names a path
 */
export function refusalSentence(error: unknown, path = pathOf(error)): string | undefined {
  const reason = refusalReason(error, path)
  return reason && `${reason}: ${cureOf(error)}, or set DATA_DIR to a folder that can be written.`
}

/**
 * The first half of {@link refusalSentence}, without what helps: `Cannot use /data (permission denied)`.
 */
export function refusalReason(error: unknown, path = pathOf(error)): string | undefined {
  const reason = REASON_OF_CODE[errorCode(error) ?? '']
  return reason && path ? `Cannot use ${path} (${reason})` : undefined
}

function pathOf(error: unknown): string | undefined {
  return error instanceof Error && 'path' in error && typeof error.path === 'string' ? error.path : undefined
}
