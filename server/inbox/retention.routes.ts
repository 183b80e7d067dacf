import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { auditContext } from '../audit-log/audit-context.ts'
import { bodyProblems, guardProblems, problems } from '../core/problem-responses.ts'
import { requireRecentLogin } from '../sessions/session-guards.ts'
import { Retention } from './inbox.schemas.ts'
import { getRetention, setRetention } from './retention.ts'

const tags = ['messages']

/** Reads and sets for how long messages are kept. Behind the guards. */
export const retentionRoutes: FastifyPluginAsyncZod = async app => {
  app.get(
    '/api/settings/retention',
    { schema: { tags, summary: 'For how many months messages are kept', response: { 200: Retention, ...problems(401) } } },
    async ({ em }) => getRetention(em),
  )

  app.put(
    '/api/settings/retention',
    {
      schema: {
        tags,
        summary: 'Set for how many months messages are kept',
        body: Retention,
        response: { 200: Retention, ...guardProblems, ...bodyProblems },
      },
    },
    async request => {
      // A shorter time deletes nearly all messages in the next night.
      if (request.body.months < (await getRetention(request.em)).months) await requireRecentLogin(request)
      return setRetention(request.em, request.body, auditContext(request))
    },
  )
}
