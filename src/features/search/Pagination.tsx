import type { MouseEvent, ReactNode } from 'react'
import type { Locale } from '#common/locales.ts'
import { isPlainClick } from '../../ui/plain-click.ts'
import { searchMessages } from './search.i18n.ts'

type PaginationProps = {
  readonly locale: Locale
  /** The page shown, from 1. */
  readonly page: number
  readonly pages: number
  readonly href: (page: number) => string
  /** Shows a page in place. */
  readonly onPage: (page: number) => void
}

const PLACE = 'min-w-11 text-center leading-11 max-phone:min-w-10'
const PAGE_LINK =
  'block rounded-small border border-transparent no-underline hover:border-rule current:border-primary current:font-semibold current:forced-selected forced-colors:border-[Canvas]'

/** Links to the pages of a list, or nothing when there is one page only. */
export function Pagination({ locale, page, pages, href, onPage }: PaginationProps) {
  if (pages <= 1) return null
  const t = searchMessages(locale)
  const show = (event: MouseEvent, number: number) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    onPage(number)
  }
  const link = (number: number, label: string, sign: ReactNode, rel?: 'prev' | 'next') => (
    <a
      className={PAGE_LINK}
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
    <nav className="pagination mt-part border-t border-rule pt-6 print:hidden" aria-label={t.pagination}>
      <ul className="flex flex-wrap justify-center gap-1 max-phone:gap-0">
        {page > 1 && (
          <li className={PLACE} key="previous">
            {link(page - 1, t.previous, '←', 'prev')}
          </li>
        )}
        {pageNumbers(page, pages).map((number, index) =>
          number === null ? (
            <li className={PLACE} key={`gap ${index}`} aria-hidden="true">
              …
            </li>
          ) : (
            <li className={PLACE} key={number}>
              {link(number, t.page(number), number)}
            </li>
          ),
        )}
        {page < pages && (
          <li className={PLACE} key="next">
            {link(page + 1, t.next, '→', 'next')}
          </li>
        )}
      </ul>
    </nav>
  )
}

/** The page numbers to offer: the first, the last and those around the current one. Null is a gap of two numbers or more. */
export function pageNumbers(page: number, pages: number): (number | null)[] {
  const near = new Set([1, page - 1, page, page + 1, pages].filter(number => number >= 1 && number <= pages))
  // A gap of one number would take as much room as the number.
  for (const number of [...near]) if (near.has(number + 2)) near.add(number + 1)
  const sorted = [...near].toSorted((a, b) => a - b)
  return sorted.flatMap((number, index) => {
    const hasGapBefore = index > 0 && number - (sorted[index - 1] ?? 0) > 1
    return hasGapBefore ? [null, number] : [number]
  })
}
