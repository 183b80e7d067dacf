import type { FastifyReply, FastifyRequest } from 'fastify'
import { auditContext } from '../audit-log/audit-context.ts'
import { recordLogIn } from '../devices/known-devices.ts'
import { beginSession, userAgentOf } from '../sessions/begin-session.ts'
import type { OwnUser } from '../users/user.schemas.ts'

/** Logs the browser in to an account after all its steps. */
export async function completeLogIn(request: FastifyRequest, reply: FastifyReply, user: OwnUser) {
  const { em, receivedAt: now } = request
  const by = auditContext(request, user)
  await recordLogIn(em, { userId: user.id, token: reply.keepDeviceToken(), userAgent: userAgentOf(request), now, by })
  await beginSession(request, user)
  return { authenticated: true, user }
}
