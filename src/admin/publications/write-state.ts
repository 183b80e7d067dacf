import type { PublicationError } from '#server/publication-queue/publication.schemas.ts'
import { ApiProblem } from '../api/api-client.ts'
import type { Publishing } from './publication-progress.ts'

export type WriteAction = 'create' | 'update' | 'delete'

/** The progress of a save or a deletion, from the press of the button to the live page. */
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

/** For a publication that failed without a reason. */
export const NO_REASON: PublicationError = { code: 'UNKNOWN', pages: [], page_count: 0 }

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

const KINDS: Readonly<Record<string, 'stale' | 'logged-out' | 'invalid' | 'gone'>> = {
  STALE_VERSION: 'stale',
  NOT_AUTHENTICATED: 'logged-out',
  VALIDATION_FAILED: 'invalid',
  NOT_FOUND: 'gone',
}

export function stateOfFailure(error: unknown): WriteState {
  if (!(error instanceof ApiProblem)) return { kind: 'no-answer' }
  const { code } = error.problem
  const kind = KINDS[code]
  return kind ? { kind } : { kind: 'refused', code }
}

/** Meanwhile another save has to wait. */
export function isUnderWay(state: WriteState): boolean {
  return state.kind === 'saving'
}
