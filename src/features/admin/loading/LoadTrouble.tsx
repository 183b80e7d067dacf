import { useStore } from '@nanostores/react'
import { adminPaths } from '../../../i18n/admin-paths.ts'
import { localizedPath } from '../../../i18n/paths.ts'
import { isLoggedOut } from '../api/api-client.ts'
import { $pageLanguage, $siteLanguage } from '../language/page-language.ts'
import { useTexts } from '../language/use-texts.ts'
import { loadingMessages } from './loading.i18n.ts'
import { BUTTON, BUTTON_QUIET, LOAD_ASIDE, PAGE_NOTICE } from '../ui/looks.ts'

type LoadTroubleProps = {
  readonly error: unknown
  /** What could not be loaded, when it is not for an ended session. */
  readonly text: string
  readonly onRetry: () => void
  /** Beside what was loaded before, not in its place. */
  readonly isAside?: boolean
}

/** Says why there is nothing new to see, and what to do: log in, or try again. */
export function LoadTrouble({ error, text, onRetry, isAside = false }: LoadTroubleProps) {
  const locale = useStore($pageLanguage)
  const site = useStore($siteLanguage)
  const t = loadingMessages(locale)
  if (!isLoggedOut(error)) return <LoadFailed {...{ text, onRetry, isAside }} />
  return (
    <div className={isAside ? LOAD_ASIDE : PAGE_NOTICE} role="alert">
      <p>{t.loggedOut}</p>
      <a className={isAside ? BUTTON_QUIET : BUTTON} href={localizedPath(site, adminPaths.login)}>
        {t.logIn}
      </a>
    </div>
  )
}

type LoadFailedProps = {
  readonly text: string
  /** What the button says; `try again` when it is left out. */
  readonly action?: string
  readonly onRetry: () => void
  /** Beside what was loaded before, not in its place. */
  readonly isAside?: boolean
}

/** Says that something could not be loaded, and loads it again. */
export function LoadFailed({ text, action, onRetry, isAside = false }: LoadFailedProps) {
  const t = useTexts(loadingMessages)
  return (
    <div className={isAside ? LOAD_ASIDE : PAGE_NOTICE} role="alert">
      <p>{text}</p>
      <button className={isAside ? BUTTON_QUIET : BUTTON} type="button" onClick={onRetry}>
        {action ?? t.tryAgain}
      </button>
    </div>
  )
}
