import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { IdParam, pageLimit } from '../core/field.schemas.ts'
import { problems } from '../core/problem-responses.ts'
import { AUDIT_ACTION_NAMES } from './audit-actions.schemas.ts'
import { AuditPage } from './audit-log.schemas.ts'
import { listAuditEvents } from './audit-log.service.ts'

const ListQuery = z.object({
  limit: pageLimit(50),
  /** `next_cursor` of the previous page. */
  cursor: IdParam.optional(),
  action: z.enum(AUDIT_ACTION_NAMES).optional(),
  /** Id of an administrator, present or removed. */
  person: IdParam.optional(),
})

/** Shows the audit log to administrators. Behind the guards. */
export const auditLogRoutes: FastifyPluginAsyncZod = async app => {
  app.get(
    '/api/audit-events',
    {
      schema: {
        tags: ['audit log'],
        summary: 'List what was done, newest first',
        querystring: ListQuery,
        response: { 200: AuditPage, ...problems(401, 422) },
      },
    },
    async ({ em, query: { limit, cursor, ...filter } }) => listAuditEvents(em, filter, { limit, before: cursor }),
  )
}
