import { z } from 'zod'

export const PUBLICATION_STATES = ['queued', 'publishing', 'live', 'failed'] as const
export type PublicationState = (typeof PUBLICATION_STATES)[number]

/** The kinds of rows that appear on public pages. */
export const CONTENT_ENTITIES = ['product', 'category', 'post', 'text', 'service', 'feedback', 'picture'] as const
export type ContentEntity = (typeof CONTENT_ENTITIES)[number]

/** One row that an edit created, changed or deleted, with its API form before and after. */
export const RecordedChange = z.object({
  entity: z.enum(CONTENT_ENTITIES),
  id: z.int(),
  /** What a person calls it: the Estonian title. */
  label: z.string(),
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
})
export type RecordedChange = z.output<typeof RecordedChange>

export const PublicationView = z
  .object({
    id: z.int(),
    state: z.enum(PUBLICATION_STATES),
    user_id: z.int().nullable(),
    changes: z.array(
      RecordedChange.pick({ entity: true, id: true, label: true }).extend({ action: z.enum(['create', 'update', 'delete']) }),
    ),
    queued_at: z.iso.datetime(),
    live_at: z.iso.datetime().nullable(),
    pages_rendered: z.int().nullable(),
    pages_total: z.int().nullable(),
    duration_ms: z.int().nullable(),
    error: z.object({ page: z.string().nullable(), message: z.string() }).nullable(),
  })
  .meta({ id: 'Publication' })
export type PublicationView = z.output<typeof PublicationView>

/** Progress of publications under way, as sent over `GET /api/publications/events`. */
export const PublicationProgress = z
  .object({
    /** The publications that go live together. */
    ids: z.array(z.int()),
    state: z.enum(PUBLICATION_STATES),
    /** Pages rendered so far, of how many this publish renders, of how many the site has. */
    pages_done: z.int(),
    pages_planned: z.int(),
    pages_total: z.int(),
    duration_ms: z.int().nullable(),
    error: z.object({ page: z.string().nullable(), message: z.string() }).nullable(),
  })
  .meta({ id: 'PublicationProgress' })
export type PublicationProgress = z.output<typeof PublicationProgress>

/** The PostgreSQL channel on which the publisher tells every API process how far it is. */
export const PROGRESS_CHANNEL = 'publication_progress'
