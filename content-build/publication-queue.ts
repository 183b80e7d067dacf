import type { EntityManager } from '@mikro-orm/postgresql'
import { PROGRESS_CHANNEL, type PublicationError, type PublicationProgress } from '../server/publications/publication.schemas.ts'
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
 * what failed before: its content is saved, so the next success brings it live too. Reads which rows they touched, not
 * the rows before and after that they keep. The states are named one by one, for the index on them: the publications
 * that are live are kept for ever, and an edit takes no longer for them.
 */
export async function waitingPublications(em: EntityManager): Promise<Waiting> {
  const waiting = await em.execute<{ id: number; queued_at: Date | string; rows: RowReference[] | null }[]>(
    `select id, queued_at, (
       select jsonb_agg(jsonb_build_object('entity', change->'entity', 'id', change->'id')) from jsonb_array_elements(changes) as change
     ) as rows from publications where state in ('queued', 'publishing', 'failed') order by id`,
  )
  return {
    ids: waiting.map(publication => publication.id),
    rows: waiting.flatMap(publication => publication.rows ?? []),
    since: waiting[0] ? new Date(waiting[0].queued_at) : null,
  }
}

/** Says that these are being published now, for whoever asks meanwhile. */
export async function markPublishing(em: EntityManager, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await em.execute(`update publications set state = 'publishing' where id = any(?::int[])`, [idList(ids)])
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

export async function markFailed(em: EntityManager, ids: readonly number[], error: PublicationError): Promise<void> {
  if (ids.length === 0) return
  await em.execute(`update publications set state = 'failed', error = ?::jsonb where id = any(?::int[])`, [
    JSON.stringify(error),
    idList(ids),
  ])
}

/** PostgreSQL refuses notifications of 8,000 bytes; this many ids stay below whatever their length. */
const IDS_PER_NOTIFICATION = 500

/** Tells every API process how far it is; they pass it on to the administrators' browsers. */
export async function announce(em: EntityManager, progress: PublicationProgress): Promise<void> {
  for (let start = 0; start < progress.ids.length; start += IDS_PER_NOTIFICATION) {
    const ids = progress.ids.slice(start, start + IDS_PER_NOTIFICATION)
    await em.execute('select pg_notify(?, ?)', [PROGRESS_CHANNEL, JSON.stringify({ ...progress, ids })])
  }
}

/** A PostgreSQL array literal; the ORM would spread a JavaScript array into several parameters. */
function idList(ids: readonly number[]): string {
  return `{${ids.join(',')}}`
}
