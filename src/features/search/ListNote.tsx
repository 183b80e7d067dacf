import type { Locale } from '../../i18n/locales.ts'
import { searchMessages } from './search.messages.ts'
import { BUTTON_QUIET } from '../../ui/looks.ts'

/** Where a search that found nothing may go instead. */
export type ListPlace = { readonly href: string; readonly text: string; readonly lang?: Locale | undefined }

type ListNoteProps = {
  readonly locale: Locale
  readonly isNothing: boolean
  /** The list shows what comes nearest. */
  readonly hasNearest: boolean
  readonly places?: readonly ListPlace[]
  readonly onShowAll: () => void
  readonly hasFailed: boolean
  readonly onRetry: () => void
}

/** What is above the items when a search found nothing or could not be made: advice, and where to go instead. */
export function ListNote({ locale, isNothing, hasNearest, places = [], onShowAll, hasFailed, onRetry }: ListNoteProps) {
  const t = searchMessages(locale)
  return (
    <div className="grid justify-items-start gap-4 pb-8 empty:hidden" data-list-note>
      {hasFailed && (
        <>
          <p role="alert">{t.failed}</p>
          <button className={BUTTON_QUIET} type="button" onClick={onRetry}>
            {t.retry}
          </button>
        </>
      )}
      {isNothing && !hasFailed && (
        <>
          <p>{t.nothingHint}</p>
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
          <button className={BUTTON_QUIET} type="button" onClick={onShowAll}>
            {t.showAll}
          </button>
          {hasNearest && <p className="font-display text-title wrap-anywhere text-ink">{t.nearest}</p>}
        </>
      )}
    </div>
  )
}
