import { createHash } from 'node:crypto'
import type { SessionStore } from '@fastify/session'
import type { MikroORM } from '@mikro-orm/core'
import { Session } from './session.entity.ts'

/** Where sessions are kept: in PostgreSQL, by a hash of their id. */
export function databaseSessionStore(orm: MikroORM): SessionStore {
  const tables = () => orm.em.fork()
  return {
    get: (sessionId, done) => {
      tables()
        .findOne(Session, { id_hash: hashOf(sessionId), expires_at: { $gt: new Date() } })
        .then(row => done(null, (row?.data ?? null) as never), done)
    },
    set: (sessionId, session, done) => {
      const row = {
        id_hash: hashOf(sessionId),
        user_id: session.user?.id ?? null,
        data: JSON.parse(JSON.stringify(session)) as Record<string, unknown>,
        expires_at: session.cookie.expires ?? new Date(),
      }
      tables()
        .upsert(Session, row)
        .then(() => done(), done)
    },
    destroy: (sessionId, done) => {
      tables()
        .nativeDelete(Session, { id_hash: hashOf(sessionId) })
        .then(() => done(), done)
    },
  }
}

/** Removes sessions that have run out. */
export async function deleteExpiredSessions(orm: MikroORM, now: Date): Promise<void> {
  await orm.em.fork().nativeDelete(Session, { expires_at: { $lte: now } })
}

function hashOf(sessionId: string): string {
  return createHash('sha256').update(sessionId).digest('hex')
}
