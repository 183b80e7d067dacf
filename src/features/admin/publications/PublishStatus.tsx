import type { WriteAction } from '../editor/editor-kind.ts'
import { useTexts } from '../language/use-texts.ts'
import { failureText, keptText, refusalText } from './failure-text.ts'
import { publicationMessages } from './publication.messages.ts'
import type { WriteState } from './write-state.ts'

type PublishStatusProps = { readonly state: WriteState; readonly isDirty: boolean; readonly action: WriteAction }

/** Where the last save stands, in words; read out as it changes. */
export function PublishStatus({ state, isDirty, action }: PublishStatusProps) {
  const t = useTexts(publicationMessages)
  const tone = toneOf(state, isDirty)
  return (
    <output className={`publish-status publish-status-${tone}`}>
      <span>{statusText(state, t, { isDirty, action })}</span>
      {state.kind === 'publishing' && state.planned > 0 ? (
        <progress className="publish-progress" value={state.done} max={state.planned} aria-hidden="true" />
      ) : null}
      {state.kind === 'publish-failed' ? <span className="publish-detail">{failureText(t, state.error)}</span> : null}
      {state.kind === 'publish-failed' && action !== 'delete' ? (
        <span className="publish-detail">{keptText(t, state.error)}</span>
      ) : null}
    </output>
  )
}

const QUIET: ReadonlySet<WriteState['kind']> = new Set(['idle', 'saving', 'saved', 'publishing', 'reconnected'])

type Texts = ReturnType<typeof publicationMessages>

function statusText(state: WriteState, t: Texts, { isDirty, action }: { isDirty: boolean; action: WriteAction }): string {
  const isDelete = action === 'delete'
  switch (state.kind) {
    case 'idle':
      return isDirty ? t.unsaved : ''
    case 'saving':
      return isDelete ? t.deleting : t.saving
    case 'saved':
      return isDelete ? t.deleted : t.saved
    case 'publishing':
      return t.publishing(state.done, state.planned)
    case 'live':
      return isDirty ? t.unsaved : t.live(state.durationMs)
    case 'publish-failed':
      if (state.error.code === 'RENDER_FAILED') return isDelete ? t.deletedNotOnPages : t.savedNotOnPages
      return isDelete ? t.deleteFailed : t.publishFailed
    case 'invalid':
      return t.invalid
    case 'stale':
      return t.stale
    case 'logged-out':
      return t.loggedOut
    case 'gone':
      return t.gone
    case 'no-answer':
      return t.noAnswer
    case 'reconnected':
      return t.reconnected
    case 'refused':
      return refusalText(t, state.code)
  }
}

function toneOf({ kind }: WriteState, isDirty: boolean): 'quiet' | 'success' | 'error' {
  if (kind === 'live') return isDirty ? 'quiet' : 'success'
  return QUIET.has(kind) ? 'quiet' : 'error'
}
