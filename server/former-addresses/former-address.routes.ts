import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { IdParam } from '../core/field.schemas.ts'
import { problems } from '../core/problem-responses.ts'
import { FormerAddressesView, MOVING_ENTITIES } from './former-address.schemas.ts'
import { formerAddressesOf } from './former-address.service.ts'

/** The route that tells administrators which former addresses lead to an item. Behind the guards. */
export const formerAddressRoutes: FastifyPluginAsyncZod = async app => {
  app.get(
    '/api/former-addresses/:entity/:id',
    {
      schema: {
        tags: ['former addresses'],
        summary: 'List the addresses that an item had, and count those it has',
        params: z.object({ entity: z.enum(MOVING_ENTITIES), id: IdParam }),
        response: { 200: FormerAddressesView, ...problems(401, 404) },
      },
    },
    async ({ em, params: { entity, id } }) => formerAddressesOf(em, entity, id),
  )
}
