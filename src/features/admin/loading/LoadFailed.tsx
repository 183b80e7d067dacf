import { useTexts } from '../language/use-texts.ts'
import { loadingMessages } from './loading.messages.ts'
import { BUTTON, BUTTON_QUIET, LOAD_ASIDE, PAGE_NOTICE } from '../ui/looks.ts'

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
