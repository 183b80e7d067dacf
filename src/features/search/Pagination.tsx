import type { MouseEvent, ReactNode } from 'react'
import type { Locale } from '../../i18n/locales.ts'
import { pageNumbers } from './pagination.ts'
import { paginationMessages } from './pagination.messages.ts'

type PaginationProps = {
  readonly locale: Locale
  /** From 1. */
  readonly page: number
  readonly pages: number
  readonly href: (page: number) => string
  /** Shows a page in its place; without it the links lead to their addresses. */
  readonly onPage?: (page: number) => void
}

/** Links to the pages of a list; nothing when there is one page only. */
export function Pagination({ locale, page, pages, href, onPage }: PaginationProps) {
  if (pages <= 1) return null
  const t = paginationMessages(locale)
  const show = (event: MouseEvent, number: number) => {
    if (!onPage || !isPlain(event)) return
    event.preventDefault()
    onPage(number)
  }
  const link = (number: number, label: string, sign: ReactNode, rel?: 'prev' | 'next') => (
    <a
      rel={rel}
      href={href(number)}
      data-page={number}
      aria-label={label}
      aria-current={!rel && number === page ? 'page' : undefined}
      onClick={event => show(event, number)}
    >
      {sign}
    </a>
  )
  return (
    <nav className="pagination" aria-label={t.label}>
      <ul>
        {page > 1 && <li key="previous">{link(page - 1, t.previous, '←', 'prev')}</li>}
        {pageNumbers(page, pages).map((number, index) =>
          number === null ? (
            <li key={`gap ${index}`} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={number}>{link(number, t.page(number), number)}</li>
          ),
        )}
        {page < pages && <li key="next">{link(page + 1, t.next, '→', 'next')}</li>}
      </ul>
    </nav>
  )
}

/** With a key held the browser opens the page elsewhere. */
function isPlain(event: MouseEvent): boolean {
  return !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey
}
