import type { FastifyReply, FastifyRequest } from 'fastify'
import { auditContext } from '../audit-log/audit-context.ts'
import { recordLogIn } from '../devices/known-devices.ts'
import { beginSession, userAgentOf } from '../sessions/begin-session.ts'
import type { OwnUser } from '../users/user.schemas.ts'

/**
 * Logs the browser in to an account, after all steps of the log-in.
 * @param passwordHash the hash that the given password was compared with; none where a passkey was enough
 * @returns the answer to the log-in
 * @throws AppError WRONG_CREDENTIALS when the password was changed meanwhile
 */
export async function completeLogIn(request: FastifyRequest, reply: FastifyReply, user: OwnUser, passwordHash?: string) {
  const { em, receivedAt: now } = request
  const by = auditContext(request, user)
  const logIn = { userId: user.id, token: reply.keepDeviceToken(), userAgent: userAgentOf(request), passwordHash, now, by }
  await recordLogIn(em, logIn)
  await beginSession(request, user, { passwordHash, letsWritesGoOn: true })
  return { authenticated: true, user }
}
