import type { EntityManager } from '@mikro-orm/postgresql'
import { idleSince, SESSION_ENDED_CHANNEL } from './session.service.ts'

/** The job that deletes expired sessions, and its schedule: every ten minutes, once over all processes. */
export const DELETE_EXPIRED_SESSIONS = 'delete-expired-sessions'
export const EXPIRED_SESSIONS_CRONTAB = `*/10 * * * * ${DELETE_EXPIRED_SESSIONS} ?jobKey=${DELETE_EXPIRED_SESSIONS}&max=1`

/** Rows that one statement deletes, so that it is short however many sessions strangers leave. */
const BATCH_ROWS = 1_000

/**
 * Deletes expired sessions and their challenges, in short transactions. It notifies every process of the sessions that had a
 * logged-in administrator; no process listens for the others.
 * @param batch rows per transaction
 * @returns how many sessions it deleted
 */
export async function deleteExpiredSessions(em: EntityManager, now: Date, batch = BATCH_ROWS): Promise<number> {
  let total = 0
  for (;;) {
    const ended = await em.execute<unknown[]>(
      `with ended as (
         delete from sessions where id_hash in (
           select id_hash from sessions where expires_at <= ? or last_seen_at <= ? limit ? for update skip locked
         ) returning id_hash, user_id
       )
       select case when user_id is not null then pg_notify('${SESSION_ENDED_CHANNEL}', id_hash)::text end from ended`,
      [now, idleSince(now), batch],
    )
    total += ended.length
    if (ended.length < batch) return total
  }
}
