import { z } from 'zod'

/** The states of a publication. */
export const PUBLICATION_STATES = ['queued', 'publishing', 'live', 'failed'] as const
export type PublicationState = (typeof PUBLICATION_STATES)[number]

/**
 * What became of a live publication beyond this machine: `waiting` on its way to the bucket behind the CDN, `done` live
 * there, `none` without a bucket or before it is live here.
 */
const DELIVERY_STATES = ['none', 'waiting', 'done'] as const
export type DeliveryState = (typeof DELIVERY_STATES)[number]

/** The kinds of content that public pages show. */
export const CONTENT_ENTITIES = ['product', 'category', 'post', 'text', 'service', 'feedback', 'picture'] as const
export type ContentEntity = (typeof CONTENT_ENTITIES)[number]

/** One row that an edit created, changed or deleted, with its API form before and after. */
export type RecordedChange = {
  entity: ContentEntity
  id: number
  /** The Estonian title, for people. */
  label: string
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
}

/** Why a publication failed. Clients have the texts for people, in their language. */
export const PUBLICATION_ERRORS = ['RENDER_FAILED', 'DISK_FULL', 'WRITE_FAILED', 'DATABASE_UNREACHABLE', 'UNKNOWN'] as const

/** A page that the publisher cannot build from the present content. */
const HeldPageView = z
  .object({
    /** The path of the page, percent-encoded. */
    address: z.string(),
    /** True: visitors see an earlier version. False: the page does not exist. */
    is_kept: z.boolean(),
  })
  .meta({ id: 'HeldPage' })

/** The pages that cannot be built. */
export const HeldPages = z.object({
  count: z.int(),
  /** The first hundred, the longest held first. */
  pages: z.array(HeldPageView.extend({ held_since: z.iso.datetime() })),
})
export type HeldPages = z.output<typeof HeldPages>

/** Why a publication failed, and which pages it holds back. */
export const PublicationError = z.object({
  code: z.enum(PUBLICATION_ERRORS),
  /** The first pages that the publisher could not build with this change; every other page shows it. */
  pages: z.array(HeldPageView),
  page_count: z.int(),
})
export type PublicationError = z.output<typeof PublicationError>

/** A field's values in its entity's API form; null where there was no row. */
export const FieldDifference = z
  .object({
    name: z.string(),
    before: z.unknown(),
    after: z.unknown(),
    /** Whether the list cut a long text; `GET /api/publications/{id}` has it whole. */
    is_cut: z.boolean(),
  })
  .meta({ id: 'FieldDifference' })
export type FieldDifference = z.output<typeof FieldDifference>

const ContentRow = z.object({ entity: z.enum(CONTENT_ENTITIES), id: z.int(), label: z.string() })

/** One row that a publication changed, field by field. */
export const PublishedChange = ContentRow.extend({
  action: z.enum(['create', 'update', 'delete']),
  /** Fields whose value changed; for a created or deleted row all that have one. */
  fields: z.array(FieldDifference),
}).meta({ id: 'PublishedChange' })
export type PublishedChange = z.output<typeof PublishedChange>

/** A publication as the API shows it. */
export const PublicationView = z
  .object({
    id: z.int(),
    state: z.enum(PUBLICATION_STATES),
    user_id: z.int().nullable(),
    /** E-mail of the administrator who saved; null for the system and for a deleted account. */
    user: z.string().nullable(),
    /** In lists the first few of `change_count`, those that the filter names first. */
    changes: z.array(PublishedChange),
    change_count: z.int(),
    queued_at: z.iso.datetime(),
    live_at: z.iso.datetime().nullable(),
    pages_rendered: z.int().nullable(),
    pages_total: z.int().nullable(),
    duration_ms: z.int().nullable(),
    delivery: z.enum(DELIVERY_STATES),
    /** When the CDN had it; null before that, and without a bucket. */
    delivered_at: z.iso.datetime().nullable(),
    error: PublicationError.nullable(),
    /** The publication that this one undoes, and the one that undoes this one. */
    undoes: z.int().nullable(),
    undone_by: z.int().nullable(),
    /** Whether it undoes an undo: the edit is there again. */
    is_redo: z.boolean(),
    can_undo: z.boolean(),
  })
  .meta({ id: 'Publication' })
export type PublicationView = z.output<typeof PublicationView>

/**
 * An obstacle to an undo: a row whose fields were edited after the publication. In the 409 `CHANGED_SINCE` of `POST
 * /api/publications/{id}/undo`, as `conflicts`.
 */
export const UndoConflict = ContentRow.extend({
  /** Whether an administrator deleted the row since. */
  is_gone: z.boolean(),
  /** Each field's value now (`before`) and after the undo (`after`), whole. */
  fields: z.array(FieldDifference),
  /** The newest publication that changed one of these fields. */
  publication_id: z.int().nullable(),
  changed_by: z.string().nullable(),
  changed_at: z.iso.datetime().nullable(),
}).meta({ id: 'UndoConflict' })
export type UndoConflict = z.output<typeof UndoConflict>

/** Progress of running publications, sent over `GET /api/publications/events`. */
export const PublicationProgress = z
  .object({
    /** The publications that go live together. */
    ids: z.array(z.int()),
    state: z.enum(PUBLICATION_STATES),
    /** Pages rendered so far, pages to render, pages of the whole site. */
    pages_done: z.int(),
    pages_planned: z.int(),
    pages_total: z.int(),
    /** The time from the start of the request that saved to the last file in place; with `done`, to the CDN. */
    duration_ms: z.int().nullable(),
    delivery: z.enum(DELIVERY_STATES).default('none'),
    error: PublicationError.nullable(),
  })
  .meta({ id: 'PublicationProgress' })
export type PublicationProgress = z.output<typeof PublicationProgress>

/** Progress of publications of which no page is rendered and that no bucket waits for. */
export const NO_PROGRESS = {
  pages_done: 0,
  pages_planned: 0,
  pages_total: 0,
  duration_ms: null,
  delivery: 'none',
  error: null,
} as const

/** The PostgreSQL channel on which the publisher sends its progress to every API process. */
export const PROGRESS_CHANNEL = 'publication_progress'
