import { useTexts } from '../language/use-texts.ts'
import { formMessages } from './form.messages.ts'

/** Stands in an editor's place when it could not be loaded. */
export function LoadFailed({ text, onRetry }: { readonly text: string; readonly onRetry: () => void }) {
  const t = useTexts(formMessages)
  return (
    <div className="editor-notice" role="alert">
      <p>{text}</p>
      <button className="button" type="button" onClick={onRetry}>
        {t.tryAgain}
      </button>
    </div>
  )
}
