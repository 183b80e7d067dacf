import { useStore } from '@nanostores/react'
import { adminPaths } from '../../../i18n/admin-paths.ts'
import { localizedPath } from '../../../i18n/paths.ts'
import { ApiProblem } from '../api/api-client.ts'
import { $pageLanguage } from '../language/page-language.ts'
import { useTexts } from '../language/use-texts.ts'
import { inboxMessages } from './inbox.messages.ts'

type InboxTroubleProps = { readonly error: unknown; readonly onRetry: () => void }

/** Says why there is nothing to see, and what to do. */
export function InboxTrouble({ error, onRetry }: InboxTroubleProps) {
  const t = useTexts(inboxMessages)
  const locale = useStore($pageLanguage)
  const isLoggedOut = error instanceof ApiProblem && error.problem.status === 401
  return (
    <div className="editor-notice" role="alert">
      <p>{isLoggedOut ? t.loggedOut : t.loadFailed}</p>
      {isLoggedOut ? (
        <a className="button" href={localizedPath(locale, adminPaths.login)}>
          {t.logIn}
        </a>
      ) : (
        <button className="button" type="button" onClick={onRetry}>
          {t.tryAgain}
        </button>
      )}
    </div>
  )
}
