import type { EntityManager } from '@mikro-orm/postgresql'
import {
  PROGRESS_CHANNEL,
  type PublicationError,
  type PublicationProgress,
} from '#server/publication-queue/publication.schemas.ts'
import type { RowReference } from '../content/read-content.ts'
import type { HeldPage } from '../release/held-pages.ts'

/** A saved edit that is not live everywhere. */
export type WaitingPublication = {
  readonly id: number
  readonly rows: readonly RowReference[]
  /** Addresses of the pages that it holds back, as last found; none when it is new. */
  readonly holdsBack: readonly string[]
  /** Whether it held back more pages than these. */
  readonly holdsBackMore: boolean
  readonly queuedAt: Date
}

/** Edits that are saved and not live yet. */
export type Waiting = {
  readonly publications: readonly WaitingPublication[]
  /** Ids of the publications that, as far as known, hold back no page. */
  readonly freshIds: readonly number[]
  readonly rows: readonly RowReference[]
  /** When the first of {@link freshIds} was saved. */
  readonly since: Date | null
}

/** A row of the query below; `rows` is null for a publication that touched none. */
type WaitingRow = { id: number; queued_at: string; error: PublicationError | null; rows: RowReference[] | null }

/**
 * Everything saved and not live yet, oldest first: waiting publications, those that a dead process had begun, and
 * failed ones (their content is saved, so the next success brings it live too). Reads which rows they touched, without
 * the rows before and after. The query names the states one by one, for the index on them: live publications stay for
 * ever, and must not slow an edit down.
 */
export async function waitingPublications(em: EntityManager): Promise<Waiting> {
  const waiting = await em.execute<WaitingRow[]>(
    `select id, queued_at, error, (
       select jsonb_agg(jsonb_build_object('entity', change->'entity', 'id', change->'id')) from jsonb_array_elements(changes) as change
     ) as rows from publications where state in ('queued', 'publishing', 'failed') order by id`,
  )
  const publications = waiting.map(({ id, rows, error, queued_at }) => ({
    id,
    rows: rows ?? [],
    holdsBack: error?.pages.map(({ address }) => address) ?? [],
    holdsBackMore: error !== null && error.page_count > error.pages.length,
    queuedAt: new Date(queued_at),
  }))
  return waitingOf(publications)
}

/** @param publications oldest first */
export function waitingOf(publications: readonly WaitingPublication[]): Waiting {
  const fresh = publications.filter(({ holdsBack }) => holdsBack.length === 0)
  return {
    publications,
    freshIds: fresh.map(({ id }) => id),
    rows: publications.flatMap(({ rows }) => rows),
    since: fresh[0]?.queuedAt ?? null,
  }
}

/** Ids of publications that are new or to be retried. */
export async function queuedIds(em: EntityManager): Promise<number[]> {
  const rows = await em.execute<{ id: number }[]>(`select id from publications where state = 'queued' order by id`)
  return rows.map(({ id }) => id)
}

// The updates below leave live publications alone: a publisher that was suspended may wake after another has taken over.

/** Marks publications as being published, for readers in the meantime. */
export async function markPublishing(em: EntityManager, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await em.execute(`update publications set state = 'publishing' where id = any(?::int[]) and state <> 'live'`, [idList(ids)])
}

/** Marks publications as waiting again. */
export async function markQueued(em: EntityManager, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await em.execute(`update publications set state = 'queued' where id = any(?::int[]) and state = 'publishing'`, [idList(ids)])
}

/** An `int` of milliseconds holds less than this (24 days). Such a duration is stored as unknown. */
export const TOO_LONG_MS = 2 ** 31

/** Marks publications as live, with the time since each was saved. */
export async function markLive(
  em: EntityManager,
  ids: readonly number[],
  result: { rendered: number; total: number; awaitsDelivery: boolean },
  at: Date,
): Promise<void> {
  if (ids.length === 0) return
  await em.execute(
    `update publications set state = 'live', live_at = ?, pages_rendered = ?, pages_total = ?, error = null, awaits_delivery = ?, delivered_at = null,
       duration_ms = nullif(least(?::bigint, greatest(0, round(extract(epoch from (?::timestamptz - queued_at)) * 1000))), ?::bigint)::int
     where id = any(?::int[]) and state <> 'live'`,
    [at, result.rendered, result.total, result.awaitsDelivery, TOO_LONG_MS, at, TOO_LONG_MS, idList(ids)],
  )
}

/** Marks publications as failed. */
export async function markFailed(em: EntityManager, ids: readonly number[], error: PublicationError): Promise<void> {
  if (ids.length === 0) return
  await em.execute(`update publications set state = 'failed', error = ?::jsonb where id = any(?::int[]) and state <> 'live'`, [
    JSON.stringify(error),
    idList(ids),
  ])
}

/** Addresses of the held pages, as last stored for administrators. */
export async function knownHeldPages(em: EntityManager): Promise<Set<string>> {
  const rows = await em.execute<{ address: string }[]>('select address from held_pages')
  return new Set(rows.map(({ address }) => address))
}

/** Stores the held pages for administrators, in place of those before. */
export async function storeHeldPages(em: EntityManager, pages: readonly HeldPage[], at: Date): Promise<void> {
  const rows = JSON.stringify(pages.map(({ address, isKept }) => ({ address, is_kept: isKept })))
  await em.execute(
    `delete from held_pages where address not in (select address from jsonb_to_recordset(?::jsonb) as now(address text))`,
    [rows],
  )
  await em.execute(
    `insert into held_pages (address, is_kept, held_since)
       select address, is_kept, ? from jsonb_to_recordset(?::jsonb) as now(address text, is_kept boolean)
     on conflict (address) do update set is_kept = excluded.is_kept`,
    [at, rows],
  )
}

/** PostgreSQL refuses notifications of 8,000 bytes. So many ids and the pages below fit into one, however long they are. */
const IDS_PER_NOTIFICATION = 300
/** Pages that a notification names: an address takes 700 bytes at most. */
const PAGES_PER_NOTIFICATION = 5

/** Sends progress to every API process; they pass it on to the administrators' browsers. */
export async function announce(em: EntityManager, progress: PublicationProgress): Promise<void> {
  for (let start = 0; start < progress.ids.length; start += IDS_PER_NOTIFICATION) {
    const ids = progress.ids.slice(start, start + IDS_PER_NOTIFICATION)
    const error = progress.error && { ...progress.error, pages: progress.error.pages.slice(0, PAGES_PER_NOTIFICATION) }
    await em.execute('select pg_notify(?, ?)', [PROGRESS_CHANNEL, JSON.stringify({ ...progress, ids, error })])
  }
}

/** A PostgreSQL array literal; the ORM would spread a JavaScript array into several parameters. */
function idList(ids: readonly number[]): string {
  return `{${ids.join(',')}}`
}
