import { createHash } from 'node:crypto'
import type { SessionStore } from '@fastify/session'
import type { MikroORM } from '@mikro-orm/postgresql'
import { Session } from './session.entity.ts'
import { endSessions } from './session.service.ts'

/** How often at most it is written down that a session is in use. */
const SEEN_EVERY_MS = 5 * 60 * 1000

/** Where sessions are kept: in PostgreSQL, by a hash of their id. */
export function databaseSessionStore(orm: MikroORM): SessionStore {
  return {
    get: (sessionId, done) => {
      readSession(orm, sessionId).then(data => done(null, data as never), done)
    },
    set: (sessionId, session, done) => {
      const now = new Date()
      const row = {
        id_hash: sessionIdHash(sessionId),
        user_id: session.user?.id ?? null,
        data: JSON.parse(JSON.stringify(session)) as Record<string, unknown>,
        ...{ created_at: now, last_seen_at: now },
        ...{ user_agent: session.client?.userAgent ?? '', network: session.client?.network ?? '' },
        expires_at: session.cookie.expires ?? now,
      }
      orm.em
        .fork()
        .upsert(Session, row, { onConflictExcludeFields: ['created_at'] })
        .then(() => done(), done)
    },
    destroy: (sessionId, done) => {
      endSessions(orm.em.fork(), { idHash: sessionIdHash(sessionId) }).then(() => done(), done)
    },
  }
}

/** By what the database knows a session: SHA-256 of its id, hex. */
export function sessionIdHash(sessionId: string): string {
  return createHash('sha256').update(sessionId).digest('hex')
}

async function readSession(orm: MikroORM, sessionId: string): Promise<Record<string, unknown> | null> {
  const idHash = sessionIdHash(sessionId)
  const now = new Date()
  const seenBefore = new Date(now.getTime() - SEEN_EVERY_MS)
  // A log-in that was under way while its account was removed may have come after the end of all its sessions.
  const [row] = await orm.em.fork().execute<{ data: Record<string, unknown>; is_seen_anew: boolean }[]>(
    `select s.data, s.last_seen_at < ? as is_seen_anew from sessions s left join users u on u.id = s.user_id
     where s.id_hash = ? and s.expires_at > ? and u.removed_at is null`,
    [seenBefore, idHash, now],
  )
  if (!row) return null
  if (row.is_seen_anew) {
    const stale = { id_hash: idHash, last_seen_at: { $lt: seenBefore } }
    await orm.em.fork().nativeUpdate(Session, stale, { last_seen_at: now })
  }
  return row.data
}
