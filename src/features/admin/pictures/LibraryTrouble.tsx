import { ApiProblem } from '../api/api-client.ts'
import { useTexts } from '../language/use-texts.ts'
import { pictureMessages } from './picture.messages.ts'

type LibraryTroubleProps = { readonly error: unknown; readonly onRetry: () => void }

/** Says why there are no pictures to see, and what to do. */
export function LibraryTrouble({ error, onRetry }: LibraryTroubleProps) {
  const t = useTexts(pictureMessages)
  const isLoggedOut = error instanceof ApiProblem && error.problem.status === 401
  return (
    <div className="picture-trouble" role="alert">
      <p>{isLoggedOut ? t.loggedOut : t.loadFailed}</p>
      <button className="button button-quiet" type="button" onClick={onRetry}>
        {t.tryAgain}
      </button>
    </div>
  )
}
