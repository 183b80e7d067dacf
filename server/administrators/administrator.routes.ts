import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { auditContext } from '../audit-log/audit-context.ts'
import { IdParam } from '../core/field.schemas.ts'
import { bodyProblems, guardProblems, noContent, problems } from '../core/problem-responses.ts'
import { ownId, requireRecentLogin } from '../sessions/session-guards.ts'
import { Administrator, LanguageBody, OwnUser, UserView } from '../users/user.schemas.ts'
import { getUser, listAdministrators, setOwnLanguage } from './administrator.service.ts'
import { removeAdministrator } from './remove-administrator.ts'

const tags = ['users']
const params = z.object({ id: IdParam })

/** The route by which administrators choose their own language. Behind the guards. */
export const ownLanguageRoute: FastifyPluginAsyncZod = async app => {
  app.put(
    '/api/account/language',
    {
      schema: {
        tags: ['account'],
        summary: 'Choose the language of my own pages and tools',
        body: LanguageBody,
        response: { 200: OwnUser, ...guardProblems, ...bodyProblems, ...problems(404) },
      },
    },
    async request => setOwnLanguage(request.em, ownId(request), request.body.locale, auditContext(request)),
  )
}

/** Lists, shows and removes administrators. Every route is behind the guards, reads too, because they show e-mail addresses. */
export const administratorRoutes: FastifyPluginAsyncZod = async app => {
  app.get(
    '/api/users',
    { schema: { tags, summary: 'List the administrators', response: { 200: z.array(Administrator), ...problems(401) } } },
    async request => listAdministrators(request.em),
  )

  app.get(
    '/api/users/:id',
    { schema: { tags, summary: 'Read one administrator', params, response: { 200: UserView, ...problems(401, 404) } } },
    async request => getUser(request.em, request.params.id),
  )

  app.delete(
    '/api/users/:id',
    {
      schema: {
        tags,
        summary: 'Remove an administrator',
        description: 'Their sessions end at once. The last administrator stays. Wants a log-in of the last 15 minutes.',
        params,
        response: { 204: noContent, ...guardProblems, ...problems(404, 409) },
      },
      onRequest: requireRecentLogin,
    },
    async (request, reply) => {
      await removeAdministrator(request.em, request.params.id, auditContext(request))
      return reply.code(204).send(null)
    },
  )
}
