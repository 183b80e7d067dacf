import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { auditContext } from '../audit-log/audit-context.ts'
import { recordAuditEvent } from '../audit-log/record-audit-event.ts'
import type { Config } from '../core/config.ts'
import { bodyProblems, noContent, problems } from '../core/problem-responses.ts'
import { noteLogIn, rememberDevice } from '../devices/known-devices.ts'
import { beginSession, userAgentOf } from '../sessions/begin-session.ts'
import { sessionIdHash } from '../sessions/session-store.ts'
import { endSessions } from '../sessions/session.service.ts'
import { UserView } from '../users/user.schemas.ts'
import { limitByAddress, limitLogIns } from './attempt-limits.ts'
import { Authentication, LoginBody, SignUpBody, SignUpQuery } from './auth.schemas.ts'
import { checkCredentials, signUp } from './auth.service.ts'
import { requireOwnScript } from './log-out-guard.ts'

const SIGN_UPS_PER_ADDRESS = 20

const tags = ['authentication']

/** Log in, log out, who am I, sign up. */
export const authRoutes: FastifyPluginAsyncZod<{ config: Config }> = async (app, { config }) => {
  app.post(
    '/auth/login',
    {
      schema: {
        tags,
        summary: 'Log in',
        body: LoginBody,
        response: { 200: Authentication, ...bodyProblems, ...problems(401, 403, 429) },
      },
      preHandler: limitLogIns(app),
    },
    async (request, reply) => {
      const { em, receivedAt: now } = request
      const user = await checkCredentials(em, request.body, auditContext(request, null))
      const by = auditContext(request, user)
      await noteLogIn(em, { userId: user.id, token: reply.keepDeviceToken(), userAgent: userAgentOf(request), now, by })
      await beginSession(request, user)
      await endSessions(request.em, { expiredBy: request.receivedAt })
      return { authenticated: true, user }
    },
  )

  app.get(
    '/auth/logout',
    {
      schema: { tags, summary: 'Log out', response: { 204: noContent, ...problems(403) } },
      onRequest: requireOwnScript(config.allowedOrigins),
    },
    async (request, reply) => {
      const { em, session } = request
      if (session.user) {
        await em.transactional(async tx => {
          await endSessions(tx, { idHash: sessionIdHash(session.sessionId) })
          await recordAuditEvent(tx, { by: auditContext(request), action: 'log-out', details: {} })
        })
      }
      await session.destroy()
      return reply.forgetSession().code(204).send(null)
    },
  )

  app.get(
    '/auth/authenticate',
    {
      schema: { tags, summary: 'Who is logged in', response: { 200: Authentication } },
      config: { isAskedByPages: true },
    },
    async ({ session }) =>
      session.user ? { authenticated: true, user: { locale: null, ...session.user } } : { authenticated: false },
  )

  app.post(
    '/auth/signup',
    {
      schema: {
        tags,
        summary: 'Sign up with an invitation',
        querystring: SignUpQuery,
        body: SignUpBody,
        response: { 201: UserView, ...bodyProblems, ...problems(403, 409, 429) },
      },
      preHandler: limitByAddress(app, SIGN_UPS_PER_ADDRESS),
    },
    async (request, reply) => {
      const invite = request.body.invite ?? request.query.invite
      const { em, body, receivedAt: now } = request
      const user = await signUp(em, { ...body, invite }, auditContext(request, null))
      await rememberDevice(em, { userId: user.id, token: reply.keepDeviceToken(), now })
      reply.code(201)
      return user
    },
  )
}
