import { escapeHtml } from '../../../server/core/escape-html.schemas.ts'
import { defineMessages } from '../../i18n/messages.ts'
import type { Locale } from '../../i18n/locales.ts'

const paginationMessages = defineMessages({
  et: {
    label: 'Loendi leheküljed',
    previous: 'Eelmine lehekülg',
    next: 'Järgmine lehekülg',
    page: (page: number) => `Lehekülg ${page}`,
  },
  en: { label: 'Pages of the list', previous: 'Previous page', next: 'Next page', page: page => `Page ${page}` },
  ru: { label: 'Страницы списка', previous: 'Предыдущая страница', next: 'Следующая страница', page: page => `Страница ${page}` },
})

/** The page numbers to offer: first, last and those around the current one; null stands for a gap of two or more. */
export function pageNumbers(page: number, pages: number): (number | null)[] {
  const near = new Set([1, page - 1, page, page + 1, pages].filter(number => number >= 1 && number <= pages))
  // A gap of one page takes no more room than its number.
  for (const number of [...near]) if (near.has(number + 2)) near.add(number + 1)
  const sorted = [...near].toSorted((a, b) => a - b)
  return sorted.flatMap((number, index) => (index > 0 && number - (sorted[index - 1] ?? 0) > 1 ? [null, number] : [number]))
}

/**
 * Links to the pages of a list: of the prebuilt page and of what the browser shows instead of it.
 * @param href of a page number
 * @returns HTML, empty when there is one page only
 */
export function paginationHtml(locale: Locale, page: number, pages: number, href: (page: number) => string): string {
  if (pages <= 1) return ''
  const t = paginationMessages(locale)
  const address = (number: number) => escapeHtml(href(number))
  const step = (number: number, rel: 'prev' | 'next', label: string, sign: string) =>
    number < 1 || number > pages
      ? ''
      : `<li><a rel="${rel}" href="${address(number)}" data-page="${number}" aria-label="${label}">${sign}</a></li>`
  const numbers = pageNumbers(page, pages).map(number =>
    number === null
      ? '<li aria-hidden="true">…</li>'
      : `<li><a href="${address(number)}" data-page="${number}" aria-label="${t.page(number)}"${number === page ? ' aria-current="page"' : ''}>${number}</a></li>`,
  )
  const items = [step(page - 1, 'prev', t.previous, '←'), ...numbers, step(page + 1, 'next', t.next, '→')]
  return `<nav class="pagination" aria-label="${t.label}"><ul>${items.join('')}</ul></nav>`
}
