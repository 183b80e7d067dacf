import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { auditContext } from '../audit-log/audit-context.ts'
import { guardProblems, noContent, problems } from '../core/problem-responses.ts'
import { ownId, requireRecentLogin } from './session-guards.ts'
import { sessionIdHash } from './session-store.ts'
import { SessionParams, SessionView } from './session.schemas.ts'
import { endAllSessionsOf, endSessionOf, listSessions } from './session.service.ts'

const tags = ['account']

/**
 * Shows and ends an administrator's own sessions. Behind the guards. Ending one session needs no recent log-in: it gives no right
 * to anyone, and an administrator who sees a foreign place is in a hurry. Logging out everywhere needs one: a stranger with an
 * open session would end the owner's too, and be as hard to trace as before.
 */
export const sessionRoutes: FastifyPluginAsyncZod = async app => {
  app.get(
    '/api/account/sessions',
    { schema: { tags, summary: 'List where I am logged in', response: { 200: z.array(SessionView), ...problems(401) } } },
    async request =>
      listSessions(request.em, {
        userId: ownId(request),
        currentHash: sessionIdHash(request),
        now: request.receivedAt,
      }),
  )

  app.delete(
    '/api/account/sessions/:id',
    {
      schema: {
        tags,
        summary: 'Log out in one place',
        params: SessionParams,
        response: { 204: noContent, ...guardProblems, ...problems(404) },
      },
    },
    async (request, reply) => {
      await endSessionOf(request.em, ownId(request), request.params.id, auditContext(request))
      return reply.code(204).send(null)
    },
  )

  app.delete(
    '/api/account/sessions',
    {
      schema: { tags, summary: 'Log out everywhere, here too', response: { 204: noContent, ...guardProblems } },
      onRequest: requireRecentLogin,
    },
    async (request, reply) => {
      await endAllSessionsOf(request.em, ownId(request), auditContext(request))
      return reply.forgetSession().code(204).send(null)
    },
  )
}
