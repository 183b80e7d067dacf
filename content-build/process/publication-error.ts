import { isDiskFull } from '#server/core/disk-space.ts'
import { isLostConnection } from '#server/core/lost-connection.ts'
import { isDatabaseFull } from '#server/core/postgres-error.ts'
import { ServiceUnreachable } from '#server/core/service-unreachable.ts'
import type { PublicationError } from '#server/publication-queue/publication.schemas.ts'
import type { HeldPage } from '../release/held-pages.ts'

/** The error that administrators see of a failed publish; the log gets the error itself. */
export function publicationError(error: unknown): PublicationError {
  if (isDiskFull(error) || isDatabaseFull(error)) return failure('DISK_FULL')
  if (isLostConnection(error)) return failure('DATABASE_UNREACHABLE')
  // A system call that failed below ServiceUnreachable is one of the network, not a write.
  for (let cause = error; cause instanceof Error && !(cause instanceof ServiceUnreachable); cause = cause.cause) {
    if ('syscall' in cause && 'code' in cause) return failure('WRITE_FAILED')
  }
  return failure('UNKNOWN')
}

/** The error that administrators see of an edit that holds back pages. */
export function pagesError(pages: readonly HeldPage[]): PublicationError {
  const named = pages.map(({ address, isKept }) => ({ address, is_kept: isKept }))
  return { code: 'RENDER_FAILED', pages: named.slice(0, MAX_PAGES), page_count: pages.length }
}

/** Pages that an error names: an edit can concern every page of the site. */
const MAX_PAGES = 200

function failure(code: PublicationError['code']): PublicationError {
  return { code, pages: [], page_count: 0 }
}
