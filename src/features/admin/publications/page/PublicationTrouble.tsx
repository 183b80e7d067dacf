import { useStore } from '@nanostores/react'
import { adminPaths } from '../../../../i18n/admin-paths.ts'
import { localizedPath } from '../../../../i18n/paths.ts'
import { ApiProblem } from '../../api/api-client.ts'
import { $pageLanguage } from '../../language/page-language.ts'
import { useTexts } from '../../language/use-texts.ts'
import { publicationsMessages } from './publications.messages.ts'

type PublicationTroubleProps = { readonly error: unknown; readonly onRetry: () => void }

/** Says why there is nothing new to see, and what to do. */
export function PublicationTrouble({ error, onRetry }: PublicationTroubleProps) {
  const t = useTexts(publicationsMessages)
  const locale = useStore($pageLanguage)
  const status = error instanceof ApiProblem ? error.problem.status : 0
  if (status === 404) return <p className="empty">{t.missing}</p>
  return (
    <div className="publication-trouble" role="alert">
      <p>{status === 401 ? t.loggedOut : t.loadFailed}</p>
      {status === 401 ? (
        <a className="button button-quiet" href={localizedPath(locale, adminPaths.login)}>
          {t.logIn}
        </a>
      ) : (
        <button className="button button-quiet" type="button" onClick={onRetry}>
          {t.tryAgain}
        </button>
      )}
    </div>
  )
}
