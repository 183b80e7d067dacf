import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { answerSaved, editOf, savingOf, WriteHeaders } from '../content/content-answers.ts'
import { bodyProblems, guardProblems, problems } from '../core/problem-responses.ts'
import { replaceServices } from './service-list.service.ts'
import { services } from './service.kind.ts'
import { ReplaceServicesBody, ServiceType, ServiceView } from './service.schemas.ts'

/** Limit of a body. A list is sent whole, and each of its texts may be long: more than any slider has, no danger to memory. */
const MAX_LIST_BYTES = 16 * 1024 * 1024

/** The route by which administrators replace and reorder a list of services. Behind the guards. */
export const serviceListRoute: FastifyPluginAsyncZod = async app => {
  app.put(
    '/api/services/:type',
    {
      bodyLimit: MAX_LIST_BYTES,
      schema: {
        tags: ['services'],
        summary: 'Replace every service of a list, and their order',
        params: z.object({ type: ServiceType }),
        headers: WriteHeaders,
        body: ReplaceServicesBody,
        response: { 200: z.array(ServiceView), ...guardProblems, ...bodyProblems, ...problems(404, 409, 412) },
      },
    },
    async (request, reply) => {
      const items = await app.foreignPictures.takeOverList(request.body, services.pictureFields, savingOf(request))
      const change = { items, ifMatch: request.headers['if-match'], edit: editOf(request) }
      return answerSaved(reply, await replaceServices(request.em, request.params.type, change))
    },
  )
}
