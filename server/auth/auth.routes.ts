import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { auditContext } from '../audit-log/audit-context.ts'
import { recordSecondStepAsked } from '../audit-log/failed-log-ins.ts'
import { recordAuditEvent } from '../audit-log/record-audit-event.ts'
import type { Config } from '../core/config.ts'
import { AppError } from '../core/errors.ts'
import { requireOwnScript } from '../core/guards.ts'
import { bodyProblems, noContent, problems } from '../core/problem-responses.ts'
import { rememberDevice } from '../devices/known-devices.ts'
import { storeChallenge } from '../passkeys/session-challenges.ts'
import { limitByAddress, limitLogIns } from '../passwords/attempt-limits.ts'
import { beginAnonymousSession } from '../sessions/begin-session.ts'
import { sessionIdHash } from '../sessions/session-store.ts'
import { endSessions } from '../sessions/session.service.ts'
import { lockAccount } from '../users/lock-account.ts'
import { type OwnUser, UserView } from '../users/user.schemas.ts'
import { Authentication, LoginBody, SignUpBody, SignUpQuery } from './auth.schemas.ts'
import { checkCredentials, signUp } from './auth.service.ts'
import { completeLogIn } from './complete-log-in.ts'

const SIGN_UPS_PER_ADDRESS = 20

const tags = ['authentication']

/** The routes to log in, log out, ask who is logged in, and sign up. */
export const authRoutes: FastifyPluginAsyncZod<{ config: Config }> = async (app, options) => {
  await app.register(logInRoute)
  await app.register(sessionRoutes, options)
  await app.register(signUpRoute)
}

const logInRoute: FastifyPluginAsyncZod = async app => {
  app.post(
    '/auth/login',
    {
      schema: {
        tags,
        summary: 'Log in',
        description:
          'SECOND_FACTOR_REQUIRED is the answer to the right password of an account that wants more: a passkey or a recovery code follows, in the session of that answer, within ten minutes.',
        body: LoginBody,
        response: { 200: Authentication, ...bodyProblems, ...problems(401, 403, 409, 429) },
      },
      preHandler: limitLogIns(app),
    },
    async (request, reply) => {
      const { em, body } = request
      const { user, passwordHash, needsSecondFactor } = await checkCredentials(em, body, auditContext(request, null))
      if (!needsSecondFactor) return completeLogIn(request, reply, user, passwordHash)
      await beginSecondStep(request, user, passwordHash)
      throw new AppError('SECOND_FACTOR_REQUIRED')
    },
  )
}

/**
 * Stores in the session that a passkey or a recovery code of this account must follow.
 * @param passwordHash the hash that the given password was compared with
 * @throws AppError WRONG_CREDENTIALS when the password was changed meanwhile
 */
async function beginSecondStep(request: FastifyRequest, user: OwnUser, passwordHash: string): Promise<void> {
  const { em, receivedAt: now } = request
  if (!request.session.user) await beginAnonymousSession(request)
  const asked = { sessionIdHash: sessionIdHash(request), purpose: 'second-factor', userId: user.id, now } as const
  await em.transactional(async tx => {
    // Checking takes a while. A password that was changed meanwhile must not begin a second step.
    if ((await lockAccount(tx, user.id)) !== passwordHash) throw new AppError('WRONG_CREDENTIALS')
    await storeChallenge(tx, asked)
  })
  await recordSecondStepAsked(em, user, auditContext(request, null))
}

const sessionRoutes: FastifyPluginAsyncZod<{ config: Config }> = async (app, { config }) => {
  app.get(
    '/auth/logout',
    {
      schema: { tags, summary: 'Log out', response: { 204: noContent, ...problems(403) } },
      onRequest: requireOwnScript(config.allowedOrigins),
    },
    async (request, reply) => {
      const { em, session } = request
      if (session.user) {
        await em.transactional(async tx => {
          await endSessions(tx, { idHash: sessionIdHash(request) })
          await recordAuditEvent(tx, { by: auditContext(request), action: 'log-out', details: {} })
        })
      }
      await session.destroy()
      return reply.forgetSession().code(204).send(null)
    },
  )

  app.get(
    '/auth/authenticate',
    {
      schema: { tags, summary: 'Who is logged in', response: { 200: Authentication } },
      config: { isAskedByPages: true },
    },
    async ({ session }) =>
      session.user ? { authenticated: true, user: { locale: null, ...session.user } } : { authenticated: false },
  )
}

const signUpRoute: FastifyPluginAsyncZod = async app => {
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
      onRequest: limitByAddress(app, 'sign-ups', SIGN_UPS_PER_ADDRESS),
    },
    async (request, reply) => {
      const invite = request.body.invite ?? request.query.invite
      const { em, body, receivedAt: now } = request
      const user = await signUp(em, { ...body, invite }, auditContext(request, null))
      await rememberDevice(em, { userId: user.id, token: reply.keepDeviceToken(), now })
      reply.code(201)
      return user
    },
  )
}
