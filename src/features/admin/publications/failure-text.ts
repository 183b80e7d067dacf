import type { PublicationError } from '../../../../server/publications/publication.schemas.ts'
import type { publicationMessages } from './publication.messages.ts'

/** Why publishing failed, in plain words. */
export function failureText(t: ReturnType<typeof publicationMessages>, { code, page }: PublicationError): string {
  switch (code) {
    case 'RENDER_FAILED':
      return t.failedPage(readablePath(page ?? ''))
    case 'DISK_FULL':
      return t.failedDiskFull
    case 'WRITE_FAILED':
      return t.failedWrite
    case 'DATABASE_UNREACHABLE':
      return t.failedDatabase
    default:
      return t.failedUnknown
  }
}

/** `/tooted/l%C3%B5hnad` → `/tooted/lõhnad` */
function readablePath(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
