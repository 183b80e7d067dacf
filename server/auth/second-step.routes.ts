import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { auditContext } from '../audit-log/audit-context.ts'
import type { Config } from '../core/config.ts'
import { bodyProblems, problems } from '../core/problem-responses.ts'
import { PasskeyLogInBody, PasskeyOptionsQuery, PasskeyRequest, RecoveryCodeBody } from '../passkeys/passkey.schemas.ts'
import { relyingParty } from '../passkeys/relying-party.ts'
import { askForPasskey, checkPasskey } from '../passkeys/use-passkey.ts'
import { useRecoveryCode } from '../passkeys/use-recovery-code.ts'
import { limitByAddress } from '../passwords/attempt-limits.ts'
import { keepSession, userAgentOf } from '../sessions/begin-session.ts'
import { sessionIdHash } from '../sessions/session-store.ts'
import { Authentication } from './auth.schemas.ts'
import { completeLogIn } from './complete-log-in.ts'

const REQUESTS_PER_ADDRESS = 60
const LOG_INS_PER_ADDRESS = 30
const CODES_PER_ADDRESS = 20
/** Limit of a body: what an authenticator signs is longer than a password. */
const MAX_PASSKEY_BYTES = 64 * 1024

const tags = ['authentication']

/** The routes to log in with a passkey, alone or after the password, and with a recovery code after the password. */
export const secondStepRoutes: FastifyPluginAsyncZod<{ config: Config }> = async (app, options) => {
  await app.register(passkeyLogInRoutes, options)
  await app.register(recoveryCodeRoute)
}

const passkeyLogInRoutes: FastifyPluginAsyncZod<{ config: Config }> = async (app, { config }) => {
  const party = relyingParty(config)

  app.post(
    '/auth/login/passkey/options',
    {
      schema: {
        tags,
        summary: 'Begin to log in with a passkey',
        description: 'For strangers the answer is the same whatever accounts there are. To be used once, within five minutes.',
        querystring: PasskeyOptionsQuery,
        response: { 200: PasskeyRequest, ...bodyProblems, ...problems(403, 409, 429) },
      },
      onRequest: limitByAddress(app, 'passkey requests', REQUESTS_PER_ADDRESS),
    },
    async request => {
      await keepSession(request)
      const { em, session, query } = request
      const userId = session.user?.id ?? null
      return askForPasskey(em, party, { ...askerOf(request), userId, isAlone: query.alone === 'true' })
    },
  )

  app.post(
    '/auth/login/passkey',
    {
      bodyLimit: MAX_PASSKEY_BYTES,
      schema: {
        tags,
        summary: 'Log in with a passkey',
        description: 'Instead of the password, or after it where SECOND_FACTOR_REQUIRED was the answer.',
        body: PasskeyLogInBody,
        response: { 200: Authentication, ...bodyProblems, ...problems(401, 403, 409, 429) },
      },
      onRequest: limitByAddress(app, 'passkey log-ins', LOG_INS_PER_ADDRESS),
    },
    async (request, reply) => {
      const answer = { ...askerOf(request), response: request.body.response, by: auditContext(request, null) }
      return completeLogIn(request, reply, await checkPasskey(request.em, party, answer))
    },
  )
}

const recoveryCodeRoute: FastifyPluginAsyncZod = async app => {
  app.post(
    '/auth/login/recovery-code',
    {
      schema: {
        tags,
        summary: 'Log in with a recovery code',
        description: 'After the password, where SECOND_FACTOR_REQUIRED was the answer. Each code works once.',
        body: RecoveryCodeBody,
        response: { 200: Authentication, ...bodyProblems, ...problems(401, 403, 409, 429) },
      },
      onRequest: limitByAddress(app, 'recovery codes', CODES_PER_ADDRESS),
    },
    async (request, reply) => {
      const { code } = request.body
      const given = { ...askerOf(request), code, userAgent: userAgentOf(request), by: auditContext(request, null) }
      const { user, passwordHash } = await useRecoveryCode(request.em, given)
      return completeLogIn(request, reply, user, passwordHash)
    },
  )
}

/** The session that asks or answers, and when. */
const askerOf = (request: FastifyRequest) => ({ sessionIdHash: sessionIdHash(request), now: request.receivedAt })
