import { defineEntity, p } from '@mikro-orm/core'
import { User } from '../users/user.entity.ts'
import { PUBLICATION_STATES, type RecordedChange } from './publication.schemas.ts'

const PublicationSchema = defineEntity({
  name: 'Publication',
  tableName: 'publications',
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
    /** Why it failed: the page's path when a page is to blame, and a sentence. */
    error: p.json<{ page: string | null; message: string }>().nullable(),
  },
})

export class Publication extends PublicationSchema.class {}
PublicationSchema.setClass(Publication)
