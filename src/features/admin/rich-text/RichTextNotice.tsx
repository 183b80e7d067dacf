import { useTexts } from '../language/use-texts.ts'
import { loadingMessages } from '../loading/loading.messages.ts'
import type { Refusal } from './editor-events.ts'
import { richTextMessages, type RichTextTexts } from './rich-text-editor.messages.ts'

type RichTextNoticeProps = {
  readonly refusal: Refusal | null
  /** The editor's script did not come. */
  readonly hasFailed: boolean
  readonly onRetry: () => void
}

/** What the person who writes should know: something that was pasted stayed out, or the editor is not there. */
export function RichTextNotice({ refusal, hasFailed, onRetry }: RichTextNoticeProps) {
  const t = useTexts(richTextMessages)
  const { reload } = useTexts(loadingMessages)
  return (
    <>
      <output className="rich-text-notice">{refusal && refusalText(t, refusal)}</output>
      {hasFailed ? (
        <div className="rich-text-notice" role="alert">
          <p>{t.loadFailed}</p>
          <button className="button button-quiet" type="button" onClick={onRetry}>
            {reload}
          </button>
        </div>
      ) : null}
    </>
  )
}

function refusalText(t: RichTextTexts, refusal: Refusal): string {
  return refusal.reason === 'files' ? t.filesRefused : t.picturesRefused(refusal.count)
}
