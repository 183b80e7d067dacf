import type { EntityManager } from '@mikro-orm/postgresql'
import { Publication } from '../server/publications/publication.entity.ts'
import { PROGRESS_CHANNEL, type PublicationProgress } from '../server/publications/publication.schemas.ts'
import type { RowReference } from './read-content.ts'

/** Edits that are saved and not live yet. */
export type Waiting = {
  readonly ids: readonly number[]
  readonly rows: readonly RowReference[]
  /** When the first of them was saved. */
  readonly since: Date | null
}

/**
 * Everything saved and not live yet, oldest first: what waits, what a process that died was about to publish, and
 * what failed before: its content is saved, so the next success brings it live too.
 */
export async function waitingPublications(em: EntityManager): Promise<Waiting> {
  const waiting = await em.find(Publication, { state: { $in: ['queued', 'publishing', 'failed'] } }, { orderBy: { id: 'asc' } })
  return {
    ids: waiting.map(publication => publication.id),
    rows: waiting.flatMap(publication => publication.changes.map(({ entity, id }) => ({ entity, id }))),
    since: waiting[0]?.queued_at ?? null,
  }
}

export async function markLive(
  em: EntityManager,
  ids: readonly number[],
  result: { rendered: number; total: number },
  at: Date,
): Promise<void> {
  if (ids.length === 0) return
  await em.execute(
    `update publications set state = 'live', live_at = ?, pages_rendered = ?, pages_total = ?, error = null,
       duration_ms = greatest(0, round(extract(epoch from (?::timestamptz - queued_at)) * 1000))::int
     where id = any(?::int[])`,
    [at, result.rendered, result.total, at, idList(ids)],
  )
}

export async function markFailed(
  em: EntityManager,
  ids: readonly number[],
  error: { page: string | null; message: string },
): Promise<void> {
  if (ids.length === 0) return
  await em.execute(`update publications set state = 'failed', error = ?::jsonb where id = any(?::int[])`, [
    JSON.stringify(error),
    idList(ids),
  ])
}

/** Tells every API process how far it is; they pass it on to the administrators' browsers. */
export async function announce(em: EntityManager, progress: PublicationProgress): Promise<void> {
  await em.execute('select pg_notify(?, ?)', [PROGRESS_CHANNEL, JSON.stringify(progress)])
}

/** A PostgreSQL array literal; the ORM would spread a JavaScript array into several parameters. */
function idList(ids: readonly number[]): string {
  return `{${ids.join(',')}}`
}
