import type {
  DeliveryState,
  PublicationError,
  PublicationProgress,
  PublicationState,
  PublicationView,
} from '#server/publication-queue/publication.schemas.ts'

/** The progress of one save's publication. */
export type Publishing = {
  readonly state: PublicationState
  readonly pagesDone: number
  readonly pagesPlanned: number
  readonly durationMs: number | null
  readonly delivery: DeliveryState
  readonly error: PublicationError | null
}

const RANK: Readonly<Record<PublicationState, number>> = { queued: 0, publishing: 1, failed: 2, live: 3 }
/** Without a bucket, live on this server is final. */
const DELIVERY_RANK: Readonly<Record<DeliveryState, number>> = { waiting: 0, none: 1, done: 1 }

export function fromEvent(progress: PublicationProgress): Publishing {
  return {
    state: progress.state,
    pagesDone: progress.pages_done,
    pagesPlanned: progress.pages_planned,
    durationMs: progress.duration_ms,
    delivery: progress.delivery,
    error: progress.error,
  }
}

export function fromView(view: PublicationView): Publishing {
  const pages = view.pages_rendered ?? 0
  const { state, delivery, delivered_at: delivered, error } = view
  const durationMs = delivered === null ? view.duration_ms : Date.parse(delivered) - Date.parse(view.queued_at)
  return { state, pagesDone: pages, pagesPlanned: pages, durationMs, delivery, error }
}

/**
 * The later of two reports: they arrive by two ways, and one may overtake the other. Live is final, at the CDN where there
 * is one; the server tries a failed publication again.
 */
export function later(known: Publishing | undefined, report: Publishing): Publishing {
  if (known === undefined || known.state === 'failed') return report
  if (RANK[report.state] !== RANK[known.state]) return RANK[report.state] > RANK[known.state] ? report : known
  if (report.state === 'live' && report.delivery !== known.delivery)
    return DELIVERY_RANK[report.delivery] > DELIVERY_RANK[known.delivery] ? report : known
  return report.pagesDone >= known.pagesDone ? report : known
}
