import type { PublicationError } from '#server/publication-queue/publication.schemas.ts'
import { ApiProblem } from '../api/api-client.ts'
import type { Publishing } from './publication-progress.ts'

export type WriteAction = 'create' | 'update' | 'delete'

/** The progress of a save or a deletion, from the press of the button to the live page. */
export type WriteState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'saved' }
  | { readonly kind: 'publishing'; readonly done: number; readonly planned: number }
  /** Live on this server, on its way to the CDN that visitors read from. */
  | { readonly kind: 'delivering' }
  | { readonly kind: 'live'; readonly durationMs: number | null }
  | { readonly kind: 'publish-failed'; readonly error: PublicationError }
  | { readonly kind: 'invalid' }
  | { readonly kind: 'stale' }
  | { readonly kind: 'logged-out' }
  | { readonly kind: 'gone' }
  | { readonly kind: 'no-answer' }
  /** The server answers again after a pause; the change is still unsaved. */
  | { readonly kind: 'reconnected' }
  | { readonly kind: 'refused'; readonly code: string }

/** For a publication that failed without a reason. */
export const NO_REASON: PublicationError = { code: 'UNKNOWN', pages: [], page_count: 0 }

export function stateOfPublishing({ state, pagesDone, pagesPlanned, durationMs, delivery, error }: Publishing): WriteState {
  switch (state) {
    case 'queued':
      return { kind: 'saved' }
    case 'publishing':
      return { kind: 'publishing', done: pagesDone, planned: pagesPlanned }
    case 'live':
      return delivery === 'waiting' ? { kind: 'delivering' } : { kind: 'live', durationMs }
    case 'failed':
      return { kind: 'publish-failed', error: error ?? NO_REASON }
  }
}

export function stateOfFailure(error: unknown): WriteState {
  if (!(error instanceof ApiProblem)) return { kind: 'no-answer' }
  switch (error.problem.code) {
    case 'STALE_VERSION':
      return { kind: 'stale' }
    case 'NOT_AUTHENTICATED':
      return { kind: 'logged-out' }
    case 'VALIDATION_FAILED':
      return { kind: 'invalid' }
    case 'NOT_FOUND':
      return { kind: 'gone' }
    default:
      return { kind: 'refused', code: error.problem.code }
  }
}

/** Meanwhile another save has to wait. */
export function isUnderWay(state: WriteState): boolean {
  return state.kind === 'saving'
}
