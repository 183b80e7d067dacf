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
  ],
  properties: {
    id: p.integer().primary(),
    state: p.enum(PUBLICATION_STATES).index(),
    /** Who saved; null for the system (start, turn of the year). */
    user_id: () => p.manyToOne(User).fieldName('user_id').mapToPk().nullable().deleteRule('set null'),
    /** What was saved, with the rows before and after. */
    changes: p.json<RecordedChange[]>(),
    queued_at: p.datetime(),
    live_at: p.datetime().nullable(),
    /** Pages rendered for it; publications that went live together share the figure. */
    pages_rendered: p.integer().nullable(),
    /** Pages of the whole site at that moment. */
    pages_total: p.integer().nullable(),
    /** From the start of the request that saved to the last file in place. */
    duration_ms: p.integer().nullable(),
    /** Why it failed; the rest is in the log. */
    error: p.json<PublicationError>().nullable(),
    /** The publication it takes back. Unique: each is taken back once, and that can be taken back in turn. */
    undoes: p.integer().nullable().unique(),
  },
})

export class Publication extends PublicationSchema.class {}
PublicationSchema.setClass(Publication)
