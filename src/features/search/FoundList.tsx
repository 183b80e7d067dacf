import type { ReactNode } from 'react'
import type { Locale } from '#common/locales.ts'
import { BUTTON_QUIET } from '../../ui/looks.ts'
import { Pagination } from './Pagination.tsx'
import type { ListState } from './list-state.ts'
import { searchMessages } from './search.i18n.ts'
import type { List } from './use-list.ts'

/** The row of a list's controls. */
export const LIST_CONTROLS = 'flex flex-wrap items-end gap-x-5 gap-y-3 noscript:hidden! print:hidden'

/** The line with the numbers of items. When the search found nothing, it looks like a heading. */
const SHOWN_LINE =
  'text-fine text-ink-soft data-nothing:font-display data-nothing:text-title data-nothing:leading-tight data-nothing:wrap-anywhere data-nothing:text-ink print:hidden'

/** The items. Those of the built page, or of an older answer, are paler until the new answer arrives. */
const ITEMS_LOOKS =
  'in-data-pending:not-[[data-load-failed]_*]:opacity-55 in-data-pending:[transition:opacity_120ms_150ms] aria-busy:opacity-55 aria-busy:[transition:opacity_120ms_150ms]'

type ListShownProps = {
  readonly locale: Locale
  readonly list: List<ListState, unknown>
  /** The text 'N shown of M', in the words of the list. */
  readonly text: string
  readonly className: string
}

/**
 * Says how well the search succeeded, and how many items of how many the list shows. It is one text, so that screen readers read
 * it as one.
 */
export function ListShown({ locale, list: { answered, shown }, text, className }: ListShownProps) {
  const t = searchMessages(locale)
  const { exact, similar } = shown.found
  const query = answered.query.trim()
  const isNothing = exact + similar === 0
  const similarText = exact === 0 ? t.onlySimilar : t.exactAndSimilar(exact, similar)
  const foundText = similar === 0 ? text : `${similarText} ${text}`
  return (
    <output className={`${SHOWN_LINE} ${className}`} data-list-shown data-nothing={isNothing ? '' : undefined}>
      {isNothing && query !== '' ? t.nothingFound(query) : foundText}
    </output>
  )
}

/** A link to another list, which begins without the search. */
export type ListPlace = { readonly href: string; readonly text: string; readonly lang?: Locale | undefined }

type FoundListProps = {
  readonly locale: Locale
  readonly list: List<ListState, unknown>
  /** Other lists to look through; shown after a search without results. */
  readonly places?: readonly ListPlace[]
  /** The items. */
  readonly children?: ReactNode
}

/** A list's items with links to its pages below and, above, advice after a search that failed or found nothing. */
export function FoundList({ locale, list, places = [], children }: FoundListProps) {
  const { page, pages } = list.shown
  return (
    <>
      <div className="grid justify-items-start gap-4 pb-8 empty:hidden">
        {list.hasFailed ? <Failed locale={locale} list={list} /> : <Nothing locale={locale} list={list} places={places} />}
      </div>
      <div className={ITEMS_LOOKS} data-list-items aria-busy={list.isBusy ? true : undefined}>
        {children}
      </div>
      <div className="noscript:hidden!">
        <Pagination locale={locale} page={page} pages={pages} href={list.addressOf} onPage={list.turnTo} />
      </div>
    </>
  )
}

/** Says that the list could not be read, and offers another try. */
function Failed({ locale, list }: FoundListProps) {
  const t = searchMessages(locale)
  return (
    <>
      <p role="alert">{t.loadFailed}</p>
      <button className={BUTTON_QUIET} type="button" onClick={list.retry}>
        {t.tryAgain}
      </button>
    </>
  )
}

/** Advice after a search without results: other lists, the whole list, and the nearest items. */
function Nothing({ locale, list: { shown, items, showAll }, places = [] }: FoundListProps) {
  const t = searchMessages(locale)
  if (shown.found.exact + shown.found.similar > 0) return null
  return (
    <>
      <p>{places.length > 0 ? t.adviceWithPlaces : t.advice}</p>
      {places.length > 0 && (
        <ul className="list-note-places flex flex-wrap gap-x-5 gap-y-2">
          {places.map(({ href, text, lang }) => (
            <li key={href}>
              <a className="inline-block py-1" href={href} lang={lang}>
                {text}
              </a>
            </li>
          ))}
        </ul>
      )}
      <button className={BUTTON_QUIET} type="button" onClick={showAll}>
        {t.showAll}
      </button>
      {items !== null && items.length > 0 && <p className="font-display text-title wrap-anywhere text-ink">{t.nearest}</p>}
    </>
  )
}
