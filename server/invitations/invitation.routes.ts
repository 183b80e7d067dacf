import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { DEFAULT_LOCALE } from '#common/locales.ts'
import { auditContext } from '../audit-log/audit-context.ts'
import type { Config } from '../core/config.ts'
import { IdParam } from '../core/field.schemas.ts'
import { bodyProblems, guardProblems, noContent, problems } from '../core/problem-responses.ts'
import { limitRequests } from '../core/rate-limit.ts'
import { byAccount, requireRecentLogin } from '../sessions/session-guards.ts'
import { InvitationView, InviteBody, OpenInvitation } from './invitation.schemas.ts'
import { createInvitation, mailInvitation, revokeInvitation } from './invitation.service.ts'
import { listOpenInvitations } from './open-invitations.ts'

const tags = ['users']
const WINDOW_MS = 60 * 60 * 1000
/** Limits invitations, because each may send a mail to any address. */
const INVITATIONS_PER_ACCOUNT = 30

/** The routes by which administrators invite others. Behind the guards. */
export const invitationRoutes: FastifyPluginAsyncZod<{ config: Config }> = async (app, options) => {
  await app.register(openInvitationRoutes)
  await app.register(inviteRoute, options)
}

const inviteRoute: FastifyPluginAsyncZod<{ config: Config }> = async (app, { config }) => {
  app.post(
    '/api/invitations',
    {
      schema: {
        tags,
        summary: 'Invite a further administrator',
        description: 'Wants a log-in of the last 15 minutes.',
        body: InviteBody,
        response: { 201: InvitationView, ...guardProblems, ...bodyProblems, ...problems(409, 429) },
      },
      onRequest: requireRecentLogin,
      preHandler: limitRequests(app, {
        name: 'invitations',
        max: INVITATIONS_PER_ACCOUNT,
        windowMs: WINDOW_MS,
        by: byAccount,
      }),
    },
    async (request, reply) => {
      const { email, locale = DEFAULT_LOCALE } = request.body ?? {}
      const invitation = { by: auditContext(request), locale }
      reply.code(201)
      if (email) return mailInvitation(request.em, { ...invitation, email, sessionSecret: config.sessionSecret })
      return createInvitation(request.em, { ...invitation, publicUrl: config.publicUrl })
    },
  )
}

const openInvitationRoutes: FastifyPluginAsyncZod = async app => {
  app.get(
    '/api/invitations',
    { schema: { tags, summary: 'List open invitations', response: { 200: z.array(OpenInvitation), ...problems(401) } } },
    async request => listOpenInvitations(request.em, request.receivedAt),
  )

  app.delete(
    '/api/invitations/:id',
    {
      schema: {
        tags,
        summary: 'Revoke an invitation',
        params: z.object({ id: IdParam }),
        response: { 204: noContent, ...guardProblems, ...problems(404) },
      },
    },
    async (request, reply) => {
      await revokeInvitation(request.em, request.params.id, auditContext(request))
      return reply.code(204).send(null)
    },
  )
}
