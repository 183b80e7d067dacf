import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { IdParam } from '../core/field.schemas.ts'
import { problems } from '../core/problem-responses.ts'
import { UserView } from './user.schemas.ts'
import { getUser } from './user.service.ts'

/** Shows an e-mail address, so it stands behind the guards although it only reads. */
export const userRoutes: FastifyPluginAsyncZod = async app => {
  app.get(
    '/api/users/:id',
    {
      schema: {
        tags: ['users'],
        summary: 'Read one administrator',
        params: z.object({ id: IdParam }),
        response: { 200: UserView, ...problems(401, 404) },
      },
    },
    async request => getUser(request.em, request.params.id),
  )
}
