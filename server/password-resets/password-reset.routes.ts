import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { bodyProblems, noContent, problems } from '../core/problem-responses.ts'
import { limitRequests } from '../core/rate-limit.ts'
import { AskForResetBody, UseResetBody } from './password-reset.schemas.ts'
import { askForReset, resetPassword } from './password-reset.service.ts'

const WINDOW_MS = 15 * 60 * 1000
const REQUESTS_PER_ADDRESS = 10
const REQUESTS_PER_ACCOUNT_AND_ADDRESS = 3
const USES_PER_ADDRESS = 20

const tags = ['authentication']

/** For whoever forgot the password. */
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
      preHandler: [
        limitRequests(app, { max: REQUESTS_PER_ADDRESS, windowMs: WINDOW_MS }),
        // By address too, or a stranger could keep the administrator from it. The mails of an account are limited for all.
        limitRequests(app, {
          max: REQUESTS_PER_ACCOUNT_AND_ADDRESS,
          windowMs: WINDOW_MS,
          by: request => `${request.ip} ${emailOf(request)}`,
        }),
      ],
    },
    async (request, reply) => {
      await askForReset(request.em, request.body)
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
      preHandler: limitRequests(app, { max: USES_PER_ADDRESS, windowMs: WINDOW_MS }),
    },
    async (request, reply) => {
      await resetPassword(request.em, request.body, request.receivedAt)
      return reply.code(204).send(null)
    },
  )
}

function emailOf(request: FastifyRequest): string {
  return (request.body as AskForResetBody).email
}
