import { useTexts } from '../language/use-texts.ts'
import { failureText, keptText, refusalText } from './failure-text.ts'
import { publicationMessages } from './publication.i18n.ts'
import type { WriteAction, WriteState } from './write-state.ts'

type PublishStatusProps = { readonly state: WriteState; readonly isDirty: boolean; readonly action: WriteAction }

const TONES = { quiet: 'text-ink-soft', success: 'font-medium text-success', error: 'font-medium text-error' } as const
const DETAIL = 'text-fine font-normal wrap-anywhere text-ink'
const PROGRESS =
  'h-0.75 w-40 appearance-none bg-rule [&::-moz-progress-bar]:bg-primary [&::-webkit-progress-bar]:bg-rule [&::-webkit-progress-value]:bg-primary'

/** Shows the progress of the last save in words; screen readers read each change. */
export function PublishStatus({ state, isDirty, action }: PublishStatusProps) {
  const t = useTexts(publicationMessages)
  const text = statusText(state, t, { isDirty, action })
  return (
    <output className={`grid gap-1 ${TONES[toneOf(state, isDirty)]} ${text === '' ? '' : 'mr-6'}`}>
      <span>{text}</span>
      {state.kind === 'publishing' && state.planned > 0 ? (
        <progress className={PROGRESS} value={state.done} max={state.planned} aria-hidden="true" />
      ) : null}
      {state.kind === 'publish-failed' ? <span className={DETAIL}>{failureText(t, state.error)}</span> : null}
      {state.kind === 'publish-failed' && action !== 'delete' ? <span className={DETAIL}>{keptText(t, state.error)}</span> : null}
    </output>
  )
}

/** The states that report neither a success nor a failure. */
const QUIET: ReadonlySet<WriteState['kind']> = new Set(['idle', 'saving', 'saved', 'publishing', 'delivering', 'reconnected'])

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
    case 'delivering':
      return isDelete ? t.deletionDelivering : t.delivering
    case 'live':
      if (isDirty) return t.unsaved
      return isDelete ? t.deletionLive(state.durationMs) : t.live(state.durationMs)
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

function toneOf({ kind }: WriteState, isDirty: boolean): keyof typeof TONES {
  if (kind === 'live') return isDirty ? 'quiet' : 'success'
  return QUIET.has(kind) ? 'quiet' : 'error'
}
