import type { FastifyRequest } from 'fastify'
import { sessionIdHash } from './session-store.ts'
import { Session } from './session.entity.ts'

/** The shortest time between two records that a session is in use. */
const SEEN_EVERY_MS = 5 * 60 * 1000

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Open pages ask this route by themselves. A request does not show that an administrator is there, and keeps no session
     * from expiring.
     */
    isAskedByPages?: boolean
  }
}

/** Records that an administrator uses the session, which keeps it from expiring as idle. */
export async function recordUse(request: FastifyRequest): Promise<void> {
  const { session, receivedAt, routeOptions } = request
  if (!session?.user || routeOptions.config.isAskedByPages) return
  const seenBefore = new Date(receivedAt.getTime() - SEEN_EVERY_MS)
  if (session.seenAt === undefined || session.seenAt >= seenBefore.getTime()) return
  const stale = { id_hash: sessionIdHash(request), last_seen_at: { $lt: seenBefore } }
  await request.em.nativeUpdate(Session, stale, { last_seen_at: receivedAt })
}
