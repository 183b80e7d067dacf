import type {
  DeliveryState,
  PublicationProgress,
  PublicationState,
  PublicationView,
} from '#server/publication-queue/publication.schemas.ts'

/** The progress of one save's publication. */
export type Publishing = Omit<PublicationProgress, 'ids' | 'pages_total'>

/** Where the state is on the way to visitors: a later state has a higher rank. */
const RANK: Readonly<Record<PublicationState, number>> = { queued: 0, publishing: 1, failed: 2, live: 3 }
/** Without a bucket, live on this server is final. */
const DELIVERY_RANK: Readonly<Record<DeliveryState, number>> = { waiting: 0, none: 1, done: 1 }

/** The progress that a publication's view tells. */
export function fromView(view: PublicationView): Publishing {
  const pages = view.pages_rendered ?? 0
  const { state, delivery, delivered_at: delivered, error } = view
  const ms = delivered === null ? view.duration_ms : Date.parse(delivered) - Date.parse(view.queued_at)
  return { state, pages_done: pages, pages_planned: pages, duration_ms: ms, delivery, error }
}

/**
 * The later of two reports. They arrive as events and as answers, so that one may overtake the other. Live is final, with a CDN
 * once it has the pages. Failed is not: the server tries a failed publication again, which then begins from a lower rank.
 */
export function later(known: Publishing | undefined, report: Publishing): Publishing {
  if (known === undefined || known.state === 'failed') return report
  if (RANK[report.state] !== RANK[known.state]) return RANK[report.state] > RANK[known.state] ? report : known
  if (report.state === 'live' && report.delivery !== known.delivery)
    return DELIVERY_RANK[report.delivery] > DELIVERY_RANK[known.delivery] ? report : known
  return report.pages_done >= known.pages_done ? report : known
}
