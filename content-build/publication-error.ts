import { isLostConnection } from '../server/core/lost-connection.ts'
import type { PublicationError } from '../server/publications/publication.schemas.ts'
import { PageRenderError } from './compiled-site.ts'

const DISK_FULL: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT'])

/** What administrators are told of a failed publish; the error itself goes to the log. */
export function publicationError(error: unknown): PublicationError {
  if (error instanceof PageRenderError) return { code: 'RENDER_FAILED', page: error.page }
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (isLostConnection(cause)) return { code: 'DATABASE_UNREACHABLE', page: null }
    if ('syscall' in cause && 'code' in cause)
      return { code: DISK_FULL.has(String(cause.code)) ? 'DISK_FULL' : 'WRITE_FAILED', page: null }
  }
  return { code: 'UNKNOWN', page: null }
}
