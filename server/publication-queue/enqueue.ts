import type { EntityManager } from '@mikro-orm/postgresql'
import { Publication } from './publication.entity.ts'
import { NO_PROGRESS, PROGRESS_CHANNEL, type PublicationProgress, type RecordedChange } from './publication.schemas.ts'

/** Attempts, with growing pauses over about four days, after which the job waits for the next edit or start. */
const MAX_ATTEMPTS = 25

type SavedEdit = {
  readonly changes: readonly RecordedChange[]
  /** The administrator who saved; null for the system itself. */
  readonly userId: number | null
  /** When the request that saved began. */
  readonly queuedAt: Date
  /** The publication that this edit undoes. */
  readonly undoes?: number
  /** The key of a creation. */
  readonly idempotencyKey?: string
}

/**
 * Records a saved edit and queues its publication, in the caller's transaction: both happen with the edit or not at
 * all. Every edit adds a job of its own. The first job publishes all that wait, and the others find nothing. A `job_key`
 * would merge them, but lose a job that is added just when a worker takes the one before it.
 * @returns the publication's id
 */
export async function enqueuePublication(em: EntityManager, edit: SavedEdit): Promise<number> {
  const publication = em.create(Publication, {
    state: 'queued',
    user_id: edit.userId,
    changes: [...edit.changes],
    queued_at: edit.queuedAt,
    live_at: null,
    pages_rendered: null,
    pages_total: null,
    duration_ms: null,
    awaits_delivery: false,
    delivered_at: null,
    error: null,
    undoes: edit.undoes ?? null,
    idempotency_key: edit.idempotencyKey ?? null,
  })
  await em.flush()
  await addPublishJob(em, publication.id)
  return publication.id
}

/**
 * Adds a publishing job in the caller's transaction.
 * @param publicationId the publication to announce to administrators' browsers; none for a change outside of content,
 * such as a new year
 */
export async function addPublishJob(em: EntityManager, publicationId?: number): Promise<void> {
  const job = `graphile_worker.add_job('publish', '{}'::json, max_attempts := ?)`
  if (publicationId === undefined) {
    await em.execute(`select ${job}`, [MAX_ATTEMPTS])
  } else {
    const progress: PublicationProgress = { ...NO_PROGRESS, ids: [publicationId], state: 'queued' }
    await em.execute(`select ${job}, pg_notify(?, ?)`, [MAX_ATTEMPTS, PROGRESS_CHANNEL, JSON.stringify(progress)])
  }
}
