import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { auditContext } from '../audit-log/audit-context.ts'
import { bodyProblems, guardProblems, noContent, problems } from '../core/problem-responses.ts'
import { rememberDevice } from '../devices/known-devices.ts'
import { beginSession, userAgentOf } from '../sessions/begin-session.ts'
import { limitByAccount, ownId } from '../sessions/session-guards.ts'
import { ChangePasswordBody } from './auth.schemas.ts'
import { changePassword } from './auth.service.ts'

/** A stranger at an unlocked computer must not find the password by trying. */
const TRIES_PER_ACCOUNT = 10

/** The route by which administrators change their own password. Behind the guards. */
export const changePasswordRoutes: FastifyPluginAsyncZod = async app => {
  app.put(
    '/api/account/password',
    {
      schema: {
        tags: ['account'],
        summary: 'Change my password and log out everywhere else',
        body: ChangePasswordBody,
        response: { 204: noContent, ...guardProblems, ...bodyProblems, ...problems(429) },
      },
      preHandler: limitByAccount(app, 'password changes', TRIES_PER_ACCOUNT),
    },
    async (request, reply) => {
      const { user, loggedInAt = 0 } = request.session
      const { em, body, receivedAt: now } = request
      const userId = ownId(request)
      const change = { ...body, userAgent: userAgentOf(request), by: auditContext(request) }
      const { passwordHash, needsSecondFactor } = await changePassword(em, userId, change)
      await rememberDevice(em, { userId, token: reply.keepDeviceToken(), now })
      // Where a log-in needs more than the password, the password alone does not make the log-in recent.
      if (user) await beginSession(request, user, { loggedInAt: needsSecondFactor ? loggedInAt : now.getTime(), passwordHash })
      return reply.code(204).send(null)
    },
  )
}
