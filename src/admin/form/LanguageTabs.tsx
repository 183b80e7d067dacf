import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { type Locale, LOCALE_LABELS, LOCALES } from '#common/locales.ts'
import { showSiteIn } from '../language/page-language.ts'
import { useTexts } from '../language/use-texts.ts'
import { formMessages } from './form.i18n.ts'

const TAB =
  '-mb-px flex min-h-12 items-center gap-2 border-b-2 border-transparent forced-colors:border-0 aria-selected:forced-selected px-5 py-2 text-note tracking-[0.08em] text-ink-soft hover:text-ink aria-selected:border-primary aria-selected:font-semibold aria-selected:text-primary max-phone:flex-1 max-phone:flex-col max-phone:justify-center max-phone:gap-0 max-phone:px-1 max-phone:leading-button'

type LanguageTabsProps = {
  readonly shown: Locale
  readonly onShow: (locale: Locale) => void
  /** Languages with an error in a field. */
  readonly wrong: ReadonlySet<Locale>
  readonly children: (locale: Locale) => ReactNode
}

/**
 * The language tabs of an editor. A press on one also switches the site around the editor to that language
 * (specification §2.10) until the administrator leaves; showing one because of an error does not. All panels stay in the
 * page, so that no text gets lost. Keys move among the tabs, Enter and Space press one
 * (https://www.w3.org/WAI/ARIA/apg/patterns/tabs/).
 */
export function LanguageTabs({ shown, onShow, wrong, children }: LanguageTabsProps) {
  const t = useTexts(formMessages)
  const id = useId()
  const press = (locale: Locale, tab: HTMLElement) => {
    // WebKit does not focus a pressed button (https://bugs.webkit.org/show_bug.cgi?id=22261).
    tab.focus({ preventScroll: true })
    onShow(locale)
    void showSiteIn(locale)
  }
  return (
    <div>
      <div className="mb-6 flex gap-1 border-b border-rule" role="tablist" aria-label={t.language}>
        {LOCALES.map(locale => (
          <button
            key={locale}
            id={`${id}-tab-${locale}`}
            className={TAB}
            type="button"
            role="tab"
            aria-selected={locale === shown}
            aria-controls={`${id}-panel-${locale}`}
            tabIndex={locale === shown ? 0 : -1}
            onClick={event => press(locale, event.currentTarget)}
            onKeyDown={moveFocus}
          >
            {LOCALE_LABELS[locale]}
            {wrong.has(locale) ? (
              <span className="text-caption font-medium tracking-normal text-error">{t.needsCorrecting}</span>
            ) : null}
          </button>
        ))}
      </div>
      {LOCALES.map(locale => (
        <div
          key={locale}
          id={`${id}-panel-${locale}`}
          role="tabpanel"
          aria-labelledby={`${id}-tab-${locale}`}
          tabIndex={-1}
          hidden={locale !== shown}
        >
          {children(locale)}
        </div>
      ))}
    </div>
  )
}

/** Handles the arrow keys, which wrap around, Home and End. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
  const tabs = [...(event.currentTarget.parentElement?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])]
  const current = tabs.indexOf(event.currentTarget)
  const next = { ArrowRight: current + 1, ArrowLeft: current - 1, Home: 0, PageUp: 0, End: -1, PageDown: -1 }[event.key]
  if (next === undefined) return
  event.preventDefault()
  tabs.at(next % tabs.length)?.focus()
}
