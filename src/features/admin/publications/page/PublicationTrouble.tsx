import { isProblem } from '../../api/api-client.ts'
import { useTexts } from '../../language/use-texts.ts'
import { LoadTrouble } from '../../loading/LoadTrouble.tsx'
import { publicationsMessages } from './publications.messages.ts'
import { EMPTY } from '../../ui/looks.ts'

type PublicationTroubleProps = { readonly error: unknown; readonly onRetry: () => void }

/** Says why there is nothing new to see, and what to do. */
export function PublicationTrouble({ error, onRetry }: PublicationTroubleProps) {
  const t = useTexts(publicationsMessages)
  if (isProblem(error, 404)) return <p className={EMPTY}>{t.missing}</p>
  return <LoadTrouble error={error} text={t.loadFailed} onRetry={onRetry} isAside />
}
