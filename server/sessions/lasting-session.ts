import type { FastifyRequest } from 'fastify'
import { AppError } from '../core/errors.ts'
import { sessionIdHash } from './session-store.ts'
import { openSessions } from './session.service.ts'

/** A request that arrives faster than this needs no second check. */
const SLOW_MS = 1_000

/**
 * Lets a request that took long to arrive pass only when its session still lasts. The guard checks when the headers
 * arrive; the last byte of the body may come minutes later. By then the administrator may have logged out or been
 * removed.
 * @throws AppError NOT_AUTHENTICATED
 */
export async function requireLastingSession({ em, session, receivedAt }: FastifyRequest): Promise<void> {
  const now = new Date()
  if (now.getTime() - receivedAt.getTime() < SLOW_MS) return
  const idHash = sessionIdHash(session.sessionId)
  if (!(await openSessions(em, [idHash], now)).has(idHash)) throw new AppError('NOT_AUTHENTICATED')
}
