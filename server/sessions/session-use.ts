import type { FastifyRequest } from 'fastify'
import { Session } from './session.entity.ts'
import { sessionIdHash } from './session-store.ts'

/** How often at most it is written down that a session is in use. */
const SEEN_EVERY_MS = 5 * 60 * 1000

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Open pages ask this by themselves: it is no sign that a person is there, and keeps no session from ending. */
    isAskedByPages?: boolean
  }
}

/** Notes that an administrator uses the session, which keeps it from ending as idle. */
export async function noteUse({ em, session, receivedAt, routeOptions }: FastifyRequest): Promise<void> {
  if (!session?.user || routeOptions.config.isAskedByPages) return
  const seenBefore = new Date(receivedAt.getTime() - SEEN_EVERY_MS)
  if (session.seenAt === undefined || session.seenAt >= seenBefore.getTime()) return
  const stale = { id_hash: sessionIdHash(session.sessionId), last_seen_at: { $lt: seenBefore } }
  await em.nativeUpdate(Session, stale, { last_seen_at: receivedAt })
}
