import type { FastifyReply, FastifyRequest } from 'fastify'
import { auditContext } from '../audit-log/audit-context.ts'
import { recordLogIn } from '../devices/known-devices.ts'
import { beginSession, userAgentOf } from '../sessions/begin-session.ts'
import { passwordMark } from '../sessions/session-store.ts'
import type { OwnUser } from '../users/user.schemas.ts'

/**
 * Logs the browser in to an account after all its steps.
 * @param passwordHash what the given password was compared with; none where a passkey was enough
 * @throws AppError WRONG_CREDENTIALS: the password is another one since
 */
export async function completeLogIn(request: FastifyRequest, reply: FastifyReply, user: OwnUser, passwordHash?: string) {
  const { em, receivedAt: now } = request
  const by = auditContext(request, user)
  const logIn = { userId: user.id, token: reply.keepDeviceToken(), userAgent: userAgentOf(request), passwordHash, now, by }
  await recordLogIn(em, logIn)
  await beginSession(request, user)
  if (passwordHash !== undefined) request.session.passwordMark = passwordMark(passwordHash)
  return { authenticated: true, user }
}
