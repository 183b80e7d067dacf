import { isLoggedOut } from '../api/api-client.ts'
import { useTexts } from '../language/use-texts.ts'
import { loadingMessages } from '../loading/loading.messages.ts'
import { uploadMessages } from './upload.messages.ts'
import { pictureLibraryMessages } from './picture-library.messages.ts'
import { BUTTON_QUIET } from '../ui/looks.ts'

type LibraryTroubleProps = { readonly error: unknown; readonly onRetry: () => void }

/** Says why there are no pictures to see, and what to do. */
export function LibraryTrouble({ error, onRetry }: LibraryTroubleProps) {
  const t = useTexts(uploadMessages)
  const library = useTexts(pictureLibraryMessages)
  const { tryAgain } = useTexts(loadingMessages)
  return (
    <div className="picture-trouble" role="alert">
      <p>{isLoggedOut(error) ? t.loggedOut : library.loadFailed}</p>
      <button className={BUTTON_QUIET} type="button" onClick={onRetry}>
        {tryAgain}
      </button>
    </div>
  )
}
