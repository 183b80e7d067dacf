import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { AppError } from '../core/errors.ts'
import { bodyProblems, noContent, problems } from '../core/problem-responses.ts'
import { beginSession } from '../sessions/begin-session.ts'
import { endSessions } from '../sessions/session.service.ts'
import { SESSION_COOKIE } from '../sessions/sessions.ts'
import { UserView } from '../users/user.schemas.ts'
import { limitByAccount, limitByAccountAndAddress, limitByAddress } from './attempt-limits.ts'
import { Authentication, LoginBody, SignUpBody, SignUpQuery } from './auth.schemas.ts'
import { checkCredentials, signUp } from './auth.service.ts'

const LOGINS_PER_ADDRESS = 30
const LOGINS_PER_ACCOUNT_AND_ADDRESS = 10
const LOGINS_PER_ACCOUNT = 50
const SIGN_UPS_PER_ADDRESS = 20

const tags = ['authentication']

/** Log in, log out, who am I, sign up. */
export const authRoutes: FastifyPluginAsyncZod = async app => {
  app.post(
    '/auth/login',
    {
      schema: {
        tags,
        summary: 'Log in',
        body: LoginBody,
        response: { 200: Authentication, ...bodyProblems, ...problems(401, 403, 429) },
      },
      preHandler: [
        limitByAddress(app, LOGINS_PER_ADDRESS),
        limitByAccountAndAddress(app, LOGINS_PER_ACCOUNT_AND_ADDRESS),
        limitByAccount(app, LOGINS_PER_ACCOUNT),
      ],
    },
    async request => {
      const user = await checkCredentials(request.em, request.body)
      await beginSession(request, user)
      await endSessions(request.em, { expiredBy: request.receivedAt })
      return { authenticated: true, user }
    },
  )

  app.get(
    '/auth/logout',
    { schema: { tags, summary: 'Log out', response: { 204: noContent, ...problems(403) } } },
    async (request, reply) => {
      refuseForeignNavigation(request)
      await request.session.destroy()
      return reply.clearCookie(SESSION_COOKIE, { path: '/' }).code(204).send(null)
    },
  )

  app.get(
    '/auth/authenticate',
    { schema: { tags, summary: 'Who is logged in', response: { 200: Authentication } } },
    async ({ session }) => (session.user ? { authenticated: true, user: session.user } : { authenticated: false }),
  )

  app.post(
    '/auth/signup',
    {
      schema: {
        tags,
        summary: 'Sign up with an invitation',
        querystring: SignUpQuery,
        body: SignUpBody,
        response: { 201: UserView, ...bodyProblems, ...problems(403, 409, 429) },
      },
      preHandler: limitByAddress(app, SIGN_UPS_PER_ADDRESS),
    },
    async (request, reply) => {
      const invite = request.body.invite ?? request.query.invite
      reply.code(201)
      return signUp(request.em, { ...request.body, invite }, request.receivedAt)
    },
  )
}

/**
 * Logging out is a GET (specification §7), which a link on a foreign site could follow with the visitor's cookie, and a
 * picture on a page of ours could be its address.
 */
function refuseForeignNavigation(request: FastifyRequest): void {
  const { 'sec-fetch-site': site, 'sec-fetch-dest': purpose = 'empty' } = request.headers
  if (site === 'cross-site' || !['empty', 'document'].includes(String(purpose))) throw new AppError('ORIGIN_NOT_ALLOWED')
}
