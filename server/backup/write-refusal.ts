import { dirname, sep } from 'node:path'
import { cureOf, refusalReason } from '../core/access-refusal.ts'
import { errorCode } from '../core/error-code.ts'
import { BackupError } from './backup-error.ts'

/**
 * What helps where a backup cannot be written: a setting for those that the product makes, an option of the command for others.
 */
export const ANOTHER_PLACE = 'set BACKUP_DIR, or --to of `npm run backup`, to another place'

/**
 * Puts the file system's refusal of a backup into sentences.
 * @param file the backup
 * @returns a BackupError, or the error itself when it is of another kind
 */
export function writeRefusal(error: unknown, file: string): unknown {
  const folder = dirname(file)
  // The refusal is of a file of the product, such as a picture, and not of the backup.
  const elsewhere = refusalReason(error)
  if (elsewhere && !isAt(folder, error))
    return new BackupError(`No backup was made. ${elsewhere}: ${cureOf(error)}.`, error, `${elsewhere}.`)
  const refused = refusalReason(error, folder)
  if (refused) {
    return new BackupError(`No backup was made. ${refused}: ${cureOf(error)}, or ${ANOTHER_PLACE}.`, error, `${refused}.`)
  }
  if (!(error instanceof Error) || !isAt(folder, error) || errorCode(error) === undefined) return error
  const unwritable = `${file} cannot be written (${error.message})`
  return new BackupError(`No backup was made. ${unwritable}: ${ANOTHER_PLACE}.`, error, `${unwritable}.`)
}

/** Whether an error is of a folder, of a file in it or of a folder above it. */
function isAt(folder: string, error: unknown): boolean {
  const path = error instanceof Error && 'path' in error && typeof error.path === 'string' ? error.path : null
  return path !== null && (isIn(path, folder) || isIn(folder, path))
}

function isIn(path: string, folder: string): boolean {
  return path === folder || path.startsWith(folder.endsWith(sep) ? folder : folder + sep)
}
