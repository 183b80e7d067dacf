import type { PublicationError } from '#server/publication-queue/publication.schemas.ts'
import { ApiProblem } from '../api/api-client.ts'
import type { Publishing } from './publication-progress.ts'

export type WriteAction = 'create' | 'update' | 'delete'

/**
 * The progress of a save or a deletion, from the press of the button to the live page. `invalid`: a field has an error.
 * `stale`: the item was saved elsewhere since. `gone`: the item was deleted.
 */
export type WriteState =
  | { readonly kind: 'idle' | 'saving' | 'saved' | 'invalid' | 'stale' | 'logged-out' | 'gone' | 'no-answer' }
  | { readonly kind: 'publishing'; readonly done: number; readonly planned: number }
  /** Live on this server, on its way to the CDN that visitors read from. */
  | { readonly kind: 'delivering' }
  | { readonly kind: 'live'; readonly durationMs: number | null }
  | { readonly kind: 'publish-failed'; readonly error: PublicationError }
  /** The server answers again after a pause; the change is still unsaved. */
  | { readonly kind: 'reconnected' }
  | { readonly kind: 'refused'; readonly code: string }

/** Takes the place of the reason that a failed publication lacks. */
export const NO_REASON: PublicationError = { code: 'UNKNOWN', pages: [], page_count: 0 }

/** The state of a saved write, by the progress of its publication. */
export function stateOfPublishing(publishing: Publishing): WriteState {
  const { state, pages_done: done, pages_planned: planned, duration_ms: durationMs, delivery, error } = publishing
  switch (state) {
    case 'queued':
      return { kind: 'saved' }
    case 'publishing':
      return { kind: 'publishing', done, planned }
    case 'live':
      return delivery === 'waiting' ? { kind: 'delivering' } : { kind: 'live', durationMs }
    case 'failed':
      return { kind: 'publish-failed', error: error ?? NO_REASON }
  }
}

/** The states of refusals that the editors have their own texts and remedies for. */
const STATE_OF_CODE: Readonly<Record<string, 'stale' | 'logged-out' | 'invalid' | 'gone'>> = {
  STALE_VERSION: 'stale',
  NOT_AUTHENTICATED: 'logged-out',
  VALIDATION_FAILED: 'invalid',
  NOT_FOUND: 'gone',
}

/** The state of a write whose request failed. */
export function stateOfFailure(error: unknown): WriteState {
  if (!(error instanceof ApiProblem)) return { kind: 'no-answer' }
  const { code } = error.problem
  const kind = STATE_OF_CODE[code]
  return kind ? { kind } : { kind: 'refused', code }
}

/** Whether a request is under way: meanwhile another save has to wait. */
export function isUnderWay(state: WriteState): boolean {
  return state.kind === 'saving'
}

/** Whether the server has done the write, whatever becomes of its publication. */
export function isDone({ kind }: WriteState): boolean {
  return ['saved', 'publishing', 'delivering', 'live', 'publish-failed'].includes(kind)
}
