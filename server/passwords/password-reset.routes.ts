import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { auditContext } from '../audit-log/audit-context.ts'
import { bodyProblems, noContent, problems } from '../core/problem-responses.ts'
import { rememberDevice } from '../devices/known-devices.ts'
import { userAgentOf } from '../sessions/begin-session.ts'
import { limitByAccountAndAddress, limitByAddress } from './attempt-limits.ts'
import { AskForResetBody, UseResetBody } from './password-reset.schemas.ts'
import { askForReset, resetPassword } from './password-reset.service.ts'

const REQUESTS_PER_ADDRESS = 10
const REQUESTS_PER_ACCOUNT_AND_ADDRESS = 3
const USES_PER_ADDRESS = 20

const tags = ['authentication']

/** The routes for an administrator who forgot the password. */
export const passwordResetRoutes: FastifyPluginAsyncZod = async app => {
  app.post(
    '/auth/password-resets',
    {
      schema: {
        tags,
        summary: 'Have a link for a new password mailed',
        description: 'The answer is the same whether or not there is such an account.',
        body: AskForResetBody,
        response: { 202: noContent, ...bodyProblems, ...problems(403, 429) },
      },
      onRequest: limitByAddress(app, 'password resets', REQUESTS_PER_ADDRESS),
      // No limit by account alone: the service limits the mails that an account gets.
      preHandler: limitByAccountAndAddress(app, 'password resets of an account', REQUESTS_PER_ACCOUNT_AND_ADDRESS),
    },
    async (request, reply) => {
      await askForReset(request.em, request.body, auditContext(request, null))
      return reply.code(202).send(null)
    },
  )

  app.post(
    '/auth/password-resets/use',
    {
      schema: {
        tags,
        summary: 'Set a new password by a mailed link',
        body: UseResetBody,
        response: { 204: noContent, ...bodyProblems, ...problems(403, 429) },
      },
      onRequest: limitByAddress(app, 'password resets used', USES_PER_ADDRESS),
    },
    async (request, reply) => {
      const { em, body, receivedAt: now } = request
      const { userId } = await resetPassword(em, { ...body, userAgent: userAgentOf(request), by: auditContext(request, null) })
      // The owner of the mailbox is no stranger: this browser gets in, however many strangers try.
      await rememberDevice(em, { userId, token: reply.keepDeviceToken(), now })
      return reply.code(204).send(null)
    },
  )
}
