import type { FastifyRequest } from 'fastify'
import { AppError } from '../core/errors.ts'
import { sessionIdHash } from './session-store.ts'
import { openSessions } from './session.service.ts'

/**
 * Lets a request that waited for its body, or for another host, pass only when its session still lasts. The guard
 * checks when the headers arrive; the last byte of the body may come minutes later. By then the administrator may have
 * logged out or been removed.
 * @throws AppError NOT_AUTHENTICATED
 */
export async function requireLastingSession({ em, session }: FastifyRequest): Promise<void> {
  const idHash = sessionIdHash(session.sessionId)
  if (!(await openSessions(em, [idHash], new Date())).has(idHash)) throw new AppError('NOT_AUTHENTICATED')
}
