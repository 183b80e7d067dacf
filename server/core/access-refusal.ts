import { errorCode } from './error-code.ts'

const REASONS: Readonly<Record<string, string>> = {
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

/**
 * What a refused file or folder means to the person who starts the product, in one sentence.
 * @param path what was refused, where the error does not name it or names an inner part
 * @returns undefined when the error is of another kind
 */
export function accessRefusal(error: unknown, path = pathOf(error)): string | undefined {
  const refused = refusedPath(error, path)
  return refused && `${refused}: give this user access to it, or set DATA_DIR to a folder that can be written.`
}

/** What cannot be used and why, without what to do about it. */
export function refusedPath(error: unknown, path = pathOf(error)): string | undefined {
  const reason = REASONS[errorCode(error) ?? '']
  return reason && path ? `Cannot use ${path} (${reason})` : undefined
}

function pathOf(error: unknown): string | undefined {
  return error instanceof Error && 'path' in error && typeof error.path === 'string' ? error.path : undefined
}
