import type { EntityManager } from '@mikro-orm/postgresql'
import type { Warning } from '../alarms/warning.schemas.ts'

/** An edit that is not live after this long waits for more than other edits. */
const LATE_AFTER_MS = 10 * 60_000

type Row = { failed: number; oldest: Date | null; held: number }

/** Null while every edit goes live. A publication that failed counts until a later one is live: that publishes what failed, too. */
export async function publicationWarning(em: EntityManager, now: Date): Promise<Warning | null> {
  const [row] = await em.execute<Row[]>(
    `select (select count(*) from publications where state = 'failed' and id > coalesce(
         (select id from publications where state = 'live' order by id desc limit 1), 0))::int as failed,
       (select min(queued_at) from publications where state in ('queued', 'publishing')) as oldest,
       (select count(*) from held_pages)::int as held`,
  )
  const { failed = 0, oldest = null, held = 0 } = row ?? {}
  if (failed > 0) return { code: 'PUBLICATION_FAILED', detail: `publications that failed and are not live: ${failed}` }
  const waitingMs = oldest === null ? 0 : now.getTime() - new Date(oldest).getTime()
  if (waitingMs > LATE_AFTER_MS)
    return {
      code: 'PUBLISHING_LATE',
      detail: `the oldest edit that is not live waits since ${new Date(oldest ?? now).toISOString()}`,
    }
  if (held > 0) return { code: 'PAGES_HELD', detail: `pages that cannot be built from the content as it is: ${held}` }
  return null
}
