import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { auditContext } from '../audit-log/audit-context.ts'
import type { Config } from '../core/config.ts'
import { IdParam } from '../core/field.schemas.ts'
import { bodyProblems, guardProblems, noContent, problems } from '../core/problem-responses.ts'
import { userAgentOf } from '../sessions/begin-session.ts'
import { limitByAccount, ownId, requireRecentLogin } from '../sessions/session-guards.ts'
import { sessionIdHash } from '../sessions/session-store.ts'
import * as schemas from './passkey.schemas.ts'
import * as service from './passkey.service.ts'
import { askForNewPasskey, checkNewPasskey } from './register-passkey.ts'
import { type RelyingParty, relyingParty } from './relying-party.ts'

const tags = ['account']
const params = z.object({ id: IdParam })
const WANTS_RECENT = 'Wants a log-in of the last 15 minutes.'
const CHANGES_PER_ACCOUNT = 30
const CODES_MADE_PER_ACCOUNT = 10
const SWITCHES_PER_ACCOUNT = 20
const path = '/api/account/passkeys'

/** The routes to an administrator's own passkeys. Behind the guards. */
export const passkeyRoutes: FastifyPluginAsyncZod<{ config: Config }> = async (app, { config }) => {
  // Checking an answer is costly, and each change sends a mail.
  const limited = limitByAccount(app, 'passkeys', CHANGES_PER_ACCOUNT)
  const recent = { onRequest: requireRecentLogin, preHandler: limited }
  await app.register(newPasskeyRoutes, { recent, party: relyingParty(config) })
  await app.register(keptPasskeyRoutes, { recent })
}

/** The hooks of a route that needs a recent log-in and is limited. */
type Recent = { readonly onRequest: typeof requireRecentLogin; readonly preHandler: ReturnType<typeof limitByAccount> }

const newPasskeyRoutes: FastifyPluginAsyncZod<{ recent: Recent; party: RelyingParty }> = async (app, { recent, party }) => {
  const asked = { 200: schemas.PasskeyCreation, ...guardProblems, ...problems(409, 429) }
  app.post(
    `${path}/options`,
    { schema: { tags, summary: 'Begin to add a passkey', description: WANTS_RECENT, response: asked }, ...recent },
    async request => askForNewPasskey(request.em, party, askerOf(request)),
  )

  const added = { 201: schemas.AddedPasskey, ...guardProblems, ...bodyProblems, ...problems(409, 429) }
  const addBody = schemas.AddPasskeyBody
  app.post(
    path,
    { schema: { tags, summary: 'Add a passkey', description: WANTS_RECENT, body: addBody, response: added }, ...recent },
    async (request, reply) => {
      const { name, response } = request.body
      const made = await checkNewPasskey(request.em, party, { ...askerOf(request), response })
      reply.code(201)
      return service.addPasskey(request.em, { ...changeOf(request), name, made })
    },
  )
}

const keptPasskeyRoutes: FastifyPluginAsyncZod<{ recent: Recent }> = async (app, { recent }) => {
  const listed = { 200: schemas.PasskeysView, ...problems(401) }
  app.get(path, { schema: { tags, summary: 'List my passkeys', response: listed } }, async request =>
    service.readPasskeys(request.em, ownId(request)),
  )

  const renamed = { 204: noContent, ...guardProblems, ...bodyProblems, ...problems(404) }
  const nameBody = schemas.RenamePasskeyBody
  app.put(
    `${path}/:id`,
    { schema: { tags, summary: 'Rename a passkey', params, body: nameBody, response: renamed } },
    async (request, reply) => {
      await service.renamePasskey(request.em, { userId: ownId(request), id: request.params.id, name: request.body.name })
      return reply.code(204).send(null)
    },
  )

  const removed = { 204: noContent, ...guardProblems, ...problems(404, 429) }
  const removes = `With the last one the recovery codes go, and the password is enough again. ${WANTS_RECENT}`
  app.delete(
    `${path}/:id`,
    { schema: { tags, summary: 'Remove a passkey', description: removes, params, response: removed }, ...recent },
    async (request, reply) => {
      await service.removePasskey(request.em, { ...changeOf(request), id: request.params.id })
      return reply.code(204).send(null)
    },
  )
}

/** The routes to make recovery codes, and to say whether the password needs a second step. Behind the guards. */
export const secondFactorRoutes: FastifyPluginAsyncZod = async app => {
  const made = { 201: schemas.RecoveryCodes, ...guardProblems, ...problems(409, 429) }
  const makes = `Those made before open nothing from then on. ${WANTS_RECENT}`
  app.post(
    '/api/account/recovery-codes',
    {
      schema: { tags, summary: 'Make new recovery codes for me', description: makes, response: made },
      onRequest: requireRecentLogin,
      preHandler: limitByAccount(app, 'recovery codes made', CODES_MADE_PER_ACCOUNT),
    },
    async (request, reply) => {
      reply.code(201)
      return { recovery_codes: await service.replaceRecoveryCodes(request.em, changeOf(request)) }
    },
  )

  const set = { 200: schemas.PasskeysView, ...guardProblems, ...bodyProblems, ...problems(409, 429) }
  const sets = `Where it is needed, \`POST /auth/login\` answers SECOND_FACTOR_REQUIRED to the right password. ${WANTS_RECENT}`
  const body = schemas.SecondFactorBody
  app.put(
    '/api/account/second-factor',
    {
      schema: { tags, summary: 'Say whether the password alone is enough', description: sets, body, response: set },
      onRequest: requireRecentLogin,
      preHandler: limitByAccount(app, 'second factor switched', SWITCHES_PER_ACCOUNT),
    },
    async request => service.setSecondFactor(request.em, { ...changeOf(request), isNeeded: request.body.is_needed }),
  )
}

/** The change that the request's administrator makes of the account. */
function changeOf(request: FastifyRequest): service.AccountChange {
  return { userId: ownId(request), userAgent: userAgentOf(request), now: request.receivedAt, by: auditContext(request) }
}

/** The administrator and the session of the request, for a challenge. */
function askerOf(request: FastifyRequest) {
  return { userId: ownId(request), sessionIdHash: sessionIdHash(request), now: request.receivedAt }
}
