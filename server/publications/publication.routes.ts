import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { IdParam } from '../core/field.schemas.ts'
import { problems } from '../core/problem-responses.ts'
import { PublicationView } from './publication.schemas.ts'
import { getPublication, listPublications } from './publication.service.ts'

const tags = ['publications']
const ListQuery = z.object({
  limit: z
    .string()
    .regex(/^\d{1,3}$/)
    .transform(Number)
    .pipe(z.int().min(1).max(100))
    .default(20),
  before: IdParam.optional(),
})

/** What was saved, by whom, and how it went live. Behind the guards. */
export const publicationRoutes: FastifyPluginAsyncZod = async app => {
  app.get(
    '/api/publications',
    {
      schema: {
        tags,
        summary: 'List publications, newest first',
        querystring: ListQuery,
        response: { 200: z.array(PublicationView), ...problems(401, 422) },
      },
    },
    async request => listPublications(request.em, { limit: request.query.limit, before: request.query.before }),
  )

  app.get(
    '/api/publications/:id',
    {
      schema: {
        tags,
        summary: 'Read one publication',
        params: z.object({ id: IdParam }),
        response: { 200: PublicationView, ...problems(401, 404) },
      },
    },
    async request => getPublication(request.em, request.params.id),
  )
}
