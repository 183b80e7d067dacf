import type { EntityManager } from '@mikro-orm/postgresql'
import { AppError } from '../core/errors.ts'
import { Publication } from './publication.entity.ts'
import type { PublicationView, RecordedChange } from './publication.schemas.ts'

/** Newest first. @param page.before only those older than this id */
export async function listPublications(
  em: EntityManager,
  page: { limit: number; before: number | undefined },
): Promise<PublicationView[]> {
  const where = page.before === undefined ? {} : { id: { $lt: page.before } }
  const rows = await em.find(Publication, where, { orderBy: { id: 'desc' }, limit: page.limit })
  return rows.map(toView)
}

/** @throws AppError NOT_FOUND */
export async function getPublication(em: EntityManager, id: number): Promise<PublicationView> {
  const row = await em.findOne(Publication, { id })
  if (!row) throw new AppError('NOT_FOUND')
  return toView(row)
}

/** Those that are not finished, and the last few that are; oldest first. */
export async function currentPublications(em: EntityManager, finished: number): Promise<PublicationView[]> {
  const open = await em.find(Publication, { state: { $in: ['queued', 'publishing'] } })
  const done = await em.find(Publication, { state: { $in: ['live', 'failed'] } }, { orderBy: { id: 'desc' }, limit: finished })
  return [...open, ...done].sort((a, b) => a.id - b.id).map(toView)
}

function toView(row: Publication): PublicationView {
  return {
    id: row.id,
    state: row.state,
    user_id: row.user_id ?? null,
    changes: row.changes.map(({ entity, id, label, before, after }) => ({
      entity,
      id,
      label,
      action: actionOf({ before, after }),
    })),
    queued_at: row.queued_at.toISOString(),
    live_at: row.live_at?.toISOString() ?? null,
    pages_rendered: row.pages_rendered ?? null,
    pages_total: row.pages_total ?? null,
    duration_ms: row.duration_ms ?? null,
    error: row.error ?? null,
  }
}

function actionOf({ before, after }: Pick<RecordedChange, 'before' | 'after'>): 'create' | 'update' | 'delete' {
  if (before === null) return 'create'
  return after === null ? 'delete' : 'update'
}
