import type { EntityManager } from '@mikro-orm/postgresql'
import type { Warning } from '../core/warning.schemas.ts'

/** An edit that is not live after this long waits for more than just other edits. */
const LATE_AFTER_MS = 10 * 60_000

type Row = { failed: number; oldest: string | null; held: number }

/**
 * Warns of publications that failed or are late, and of held pages; without a warning every edit goes live. One that failed with
 * RENDER_FAILED counts until a later one is live: from then on the pages that it holds back count. Any other one that failed
 * counts until it is live itself, also while it is tried again. It is with the next success, unless a smaller one passes it.
 */
export async function publicationWarnings(em: EntityManager, now: Date): Promise<Warning[]> {
  const [row] = await em.execute<Row[]>(
    `select (select count(*) from publications where state in ('queued', 'publishing', 'failed') and error ->> 'code' is not null and (
         error ->> 'code' is distinct from 'RENDER_FAILED'
         or id > coalesce((select id from publications where state = 'live' order by id desc limit 1), 0)
       ))::int as failed,
       (select min(queued_at) from publications where state in ('queued', 'publishing') and error ->> 'code' is null) as oldest,
       (select count(*) from held_pages)::int as held`,
  )
  const { failed = 0, oldest = null, held = 0 } = row ?? {}
  const since = oldest === null ? now : new Date(oldest)
  const isLate = now.getTime() - since.getTime() > LATE_AFTER_MS
  const warnings: Warning[] = []
  if (failed > 0) warnings.push({ code: 'PUBLICATION_FAILED', detail: `publications that failed and are not live: ${failed}` })
  if (isLate)
    warnings.push({
      code: 'PUBLISHING_LATE',
      detail: `the oldest edit that is not live has been waiting since ${since.toISOString()}`,
    })
  if (held > 0) warnings.push({ code: 'PAGES_HELD', detail: `pages that cannot be built from the content as it is: ${held}` })
  return warnings
}
