import { useStore } from '@nanostores/react'
import { adminPaths } from '#common/admin-paths.ts'
import { localizedPath } from '#common/paths.ts'
import { isLoggedOut } from '../api/api-client.ts'
import { $pageLanguage, $siteLanguage } from '../language/page-language.ts'
import { useTexts } from '../language/use-texts.ts'
import { focusPage } from '../ui/focus-page.ts'
import { BUTTON, BUTTON_QUIET, STALE_NOTICE, PAGE_NOTICE } from '../ui/looks.ts'
import { loadingMessages } from './loading.i18n.ts'

type LoadTroubleProps = {
  readonly error: unknown
  /** Says what could not load, unless the session has ended. */
  readonly text: string
  readonly onRetry: () => void
  /** Beside older data, not in their place. */
  readonly isAside?: boolean
}

/** Says why there are no new data, and what to do: log in, or try again. */
export function LoadTrouble({ error, text, onRetry, isAside = false }: LoadTroubleProps) {
  const locale = useStore($pageLanguage)
  const site = useStore($siteLanguage)
  const t = loadingMessages(locale)
  if (!isLoggedOut(error)) return <LoadFailed text={text} onRetry={onRetry} isAside={isAside} />
  return (
    <div className={isAside ? STALE_NOTICE : PAGE_NOTICE} role="alert">
      <p>{t.loggedOut}</p>
      <a className={isAside ? BUTTON_QUIET : BUTTON} href={localizedPath(site, adminPaths.login)}>
        {t.logIn}
      </a>
    </div>
  )
}

type LoadFailedProps = {
  readonly text: string
  /** The button's text; by default `try again`. */
  readonly action?: string
  readonly onRetry: () => void
  /** Beside older data, not in their place. */
  readonly isAside?: boolean
}

/** Says that something could not load, and loads it again. */
export function LoadFailed({ text, action, onRetry, isAside = false }: LoadFailedProps) {
  const t = useTexts(loadingMessages)
  return (
    <div className={isAside ? STALE_NOTICE : PAGE_NOTICE} role="alert">
      <p>{text}</p>
      <button className={isAside ? BUTTON_QUIET : BUTTON} type="button" ref={isAside ? null : passFocusOn} onClick={onRetry}>
        {action ?? t.tryAgain}
      </button>
    </div>
  )
}

/** Gives the focus to the page's content when the pressed button goes. */
function passFocusOn(button: HTMLButtonElement): () => void {
  return () => {
    if (button === document.activeElement) focusPage()
  }
}
