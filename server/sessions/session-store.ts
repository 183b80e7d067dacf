import type { SessionStore } from '@fastify/session'
import type { MikroORM } from '@mikro-orm/postgresql'
import type { FastifyRequest } from 'fastify'
import { tokenHash } from '../core/token.ts'
import { Session } from './session.entity.ts'
import { endSessions, HAS_PRESENT_PASSWORD, idleSince } from './session.service.ts'

/** Lifetime of a session before any log-in: its challenges expire sooner. */
const ANONYMOUS_SESSION_MS = 15 * 60 * 1000

/** Stores sessions in PostgreSQL, by a hash of their id. */
export function databaseSessionStore(orm: MikroORM): SessionStore {
  return {
    get: (sessionId, done) => {
      // The row's JSON is untyped; it is the session that `set` stored.
      readSession(orm, sessionId, new Date()).then(data => done(null, data as never), done)
    },
    set: (sessionId, session, done) => {
      const now = new Date()
      const row = {
        id_hash: tokenHash(sessionId),
        user_id: session.user?.id ?? null,
        // `seenAt` is computed at each read; JSON leaves out what @fastify/session cannot store.
        data: JSON.parse(JSON.stringify({ ...session, seenAt: undefined })) as Record<string, unknown>,
        created_at: now,
        last_seen_at: now,
        user_agent: session.client?.userAgent ?? '',
        network: session.client?.network ?? '',
        expires_at: session.user ? (session.cookie.expires ?? now) : new Date(now.getTime() + ANONYMOUS_SESSION_MS),
      }
      orm.em
        .fork()
        .upsert(Session, row, { onConflictExcludeFields: ['created_at'] })
        .then(() => done(), done)
    },
    destroy: (sessionId, done) => {
      endSessions(orm.em.fork(), { idHash: tokenHash(sessionId) }).then(() => done(), done)
    },
  }
}

/** The key of a request's session in the database: SHA-256 of its id, hex. */
export function sessionIdHash({ session }: Pick<FastifyRequest, 'session'>): string {
  return tokenHash(session.sessionId)
}

/** Reads a session that has not expired. */
async function readSession(orm: MikroORM, sessionId: string, now: Date): Promise<Record<string, unknown> | null> {
  // A log-in that is under way when its account is removed, or its password changed, finishes after all sessions were
  // ended. `removed_at` and the password's mark keep its session out.
  const [row] = await orm.em.fork().execute<{ data: Record<string, unknown>; locale: string | null; last_seen_at: string }[]>(
    `select s.data, s.last_seen_at, u.locale from sessions s left join users u on u.id = s.user_id
     where s.id_hash = ? and s.expires_at > ? and s.last_seen_at > ? and u.removed_at is null
       and ${HAS_PRESENT_PASSWORD}`,
    [tokenHash(sessionId), now, idleSince(now)],
  )
  if (!row) return null
  return { ...withOwnLanguage(row.data, row.locale), seenAt: new Date(row.last_seen_at).getTime() }
}

/** Adds the account's present language, which another session may have changed. */
function withOwnLanguage(data: Record<string, unknown>, locale: string | null): Record<string, unknown> {
  const { user } = data
  return typeof user === 'object' && user !== null ? { ...data, user: { ...user, locale } } : data
}
