import type { PublicationError } from '#server/publication-queue/publication.schemas.ts'
import { passingTrouble } from './passing-trouble.i18n.ts'
import type { publicationMessages } from './publication.i18n.ts'

type Texts = ReturnType<typeof publicationMessages>

/** How many pages the text names one by one. */
const MAX_NAMED_PAGES = 3

/** Why publishing failed, in plain words, with the pages that the build could not make. */
export function failureText(t: Texts, { code, pages, page_count: count }: PublicationError): string {
  switch (code) {
    case 'RENDER_FAILED':
      return t.failedPages(pageNames(pages), Math.max(count - MAX_NAMED_PAGES, 0), pages.length)
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

/** Why the server refused a save, what it kept, and what to do. */
export function refusalText(t: Texts, code: string): string {
  if (code === 'TOO_MANY_REQUESTS') return t.tooMany
  const passing = passingTrouble(code)
  return passing === null ? t.refused(code) : t[passing]
}

/** What the server kept, what visitors see, and what to do. */
export function keptText(t: Texts, { code, pages }: PublicationError): string {
  if (code !== 'RENDER_FAILED') return t.publishFailedKept
  return `${pages.every(page => page.is_kept) ? t.pagesKept : t.pagesMissing} ${t.pagesRemedy}`
}

function pageNames(pages: PublicationError['pages']): string {
  return pages
    .slice(0, MAX_NAMED_PAGES)
    .map(({ address }) => readablePath(address))
    .join(', ')
}

/** A path as people read it: `/tooted/l%C3%B5hnad` → `/tooted/lõhnad`. A malformed one stays as it is. */
export function readablePath(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
