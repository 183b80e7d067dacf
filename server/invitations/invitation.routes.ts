import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { guardProblems } from '../core/problem-responses.ts'
import { InvitationView } from './invitation.schemas.ts'
import { createInvitation } from './invitation.service.ts'

export const invitationRoutes: FastifyPluginAsyncZod<{ publicUrl: string }> = async (app, { publicUrl }) => {
  app.post(
    '/api/invitations',
    {
      schema: { tags: ['users'], summary: 'Invite a further administrator', response: { 201: InvitationView, ...guardProblems } },
    },
    async (request, reply) => {
      const createdBy = request.session.user?.id ?? null
      reply.code(201)
      return createInvitation(request.em, { createdBy, publicUrl, now: request.receivedAt })
    },
  )
}
