import type { FastifyRequest } from 'fastify'
import { AppError } from '../core/errors.ts'
import { sessionIdHash } from './session-store.ts'
import { openSessions } from './session.service.ts'

/** A request that is complete sooner is as good as its head. */
const SLOW_MS = 1_000

/**
 * Lets a request that was long in coming in pass only when its session still lasts. The guard looks at its head; by
 * the last byte of its body, minutes later if the sender likes, somebody may have logged out or been removed.
 * @throws AppError NOT_AUTHENTICATED
 */
export async function requireLastingSession({ em, session, receivedAt }: FastifyRequest): Promise<void> {
  const now = new Date()
  if (now.getTime() - receivedAt.getTime() < SLOW_MS) return
  const idHash = sessionIdHash(session.sessionId)
  if (!(await openSessions(em, [idHash], now)).has(idHash)) throw new AppError('NOT_AUTHENTICATED')
}
