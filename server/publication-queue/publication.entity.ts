import { defineEntity, p } from '@mikro-orm/core'
import { User } from '../users/user.entity.ts'
import { PUBLICATION_STATES, type PublicationError, type RecordedChange } from './publication.schemas.ts'

const PublicationSchema = defineEntity({
  name: 'Publication',
  tableName: 'publications',
  indexes: [
    {
      name: 'publications_changes_index',
      expression: 'create index "publications_changes_index" on "publications" using gin ("changes" jsonb_path_ops)',
    },
    {
      name: 'publications_kinds_index',
      expression: `create index "publications_kinds_index" on "publications" using gin (jsonb_path_query_array("changes", '$[*].entity') jsonb_path_ops)`,
    },
    {
      name: 'publications_awaits_delivery_index',
      expression: 'create index "publications_awaits_delivery_index" on "publications" ("id") where "awaits_delivery"',
    },
  ],
  properties: {
    id: p.integer().primary(),
    state: p.enum(PUBLICATION_STATES).index(),
    /** The administrator who saved; null for the product itself, which publishes the further sizes of a picture. */
    user_id: () => p.manyToOne(User).fieldName('user_id').mapToPk().nullable().deleteRule('set null'),
    /** The saved rows, before and after. */
    changes: p.json<RecordedChange[]>(),
    queued_at: p.datetime(),
    live_at: p.datetime().nullable(),
    /** Pages rendered; publications that went live together share the figure. */
    pages_rendered: p.integer().nullable(),
    /** Pages of the whole site at the time. */
    pages_total: p.integer().nullable(),
    /** The time from the start of the request that saved to the last file in place. */
    duration_ms: p.integer().nullable(),
    /** Whether it is live here and not yet in the bucket behind the CDN; false without a bucket. */
    awaits_delivery: p.boolean().default(false),
    /** When the bucket had it and the CDN was told; null before that, and without a bucket. */
    delivered_at: p.datetime().nullable(),
    /** Why the last try failed, until it is live; the log has the details. */
    error: p.json<PublicationError>().nullable(),
    /** The publication that this one undoes. Unique: each is undone at most once, and the undo can be undone in turn. */
    undoes: p.integer().nullable().unique(),
    /** The key of the request that created an item, if it had one. Unique: a repeated request creates none. */
    idempotency_key: p.string().length(200).nullable().unique(),
  },
})

/** A saved change on its way to live, or live. */
export class Publication extends PublicationSchema.class {}
PublicationSchema.setClass(Publication)
