import type {
  PublicationError,
  PublicationProgress,
  PublicationState,
  PublicationView,
} from '../../../server/publication-queue/publication.schemas.ts'

/** The progress of one save's publication. */
export type Publishing = {
  readonly state: PublicationState
  readonly pagesDone: number
  readonly pagesPlanned: number
  readonly durationMs: number | null
  readonly error: PublicationError | null
}

const RANK: Readonly<Record<PublicationState, number>> = { queued: 0, publishing: 1, failed: 2, live: 3 }

export function fromEvent(progress: PublicationProgress): Publishing {
  return {
    state: progress.state,
    pagesDone: progress.pages_done,
    pagesPlanned: progress.pages_planned,
    durationMs: progress.duration_ms,
    error: progress.error,
  }
}

export function fromView(view: PublicationView): Publishing {
  const pages = view.pages_rendered ?? 0
  return { state: view.state, pagesDone: pages, pagesPlanned: pages, durationMs: view.duration_ms, error: view.error }
}

/**
 * The later of two reports: they arrive by two ways, and one may overtake the other. Live is final; the server tries a failed
 * publication again.
 */
export function later(known: Publishing | undefined, report: Publishing): Publishing {
  if (known === undefined || known.state === 'failed') return report
  if (RANK[report.state] !== RANK[known.state]) return RANK[report.state] > RANK[known.state] ? report : known
  return report.pagesDone >= known.pagesDone ? report : known
}
