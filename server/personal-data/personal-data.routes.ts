import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { auditContext } from '../audit-log/audit-context.ts'
import type { Config } from '../core/config.ts'
import { bodyProblems, guardProblems, problems } from '../core/problem-responses.ts'
import { deleteMailFiles } from '../mail/mail-files.ts'
import { requireRecentLogin } from '../sessions/session-guards.ts'
import { erasePerson } from './erase-person.ts'
import { exportPerson } from './export-person.ts'
import { findPerson } from './find-person.ts'
import { EraseBody, ErasedPerson, FoundPerson, PersonBody, PersonExport } from './personal-data.schemas.ts'

const tags = ['personal data']
const refusals = { ...guardProblems, ...bodyProblems }

/**
 * Finds, exports and erases what the product keeps about an e-mail address (GDPR articles 15, 17, 20). Behind the
 * guards. Even reads take the address in the body: URLs end up in logs and histories.
 */
export const personalDataRoutes: FastifyPluginAsyncZod<{ config: Config }> = async (app, options) => {
  app.addHook('onRequest', requireRecentLogin)
  await app.register(readRoutes)
  await app.register(eraseRoute, options)
}

const readRoutes: FastifyPluginAsyncZod = async app => {
  app.post(
    '/api/personal-data/search',
    {
      schema: {
        tags,
        summary: 'Count what is kept about an e-mail address',
        description: 'Wants a log-in of the last 15 minutes.',
        body: PersonBody,
        response: { 200: FoundPerson, ...refusals },
      },
    },
    async ({ em, body: { email }, receivedAt }) => findPerson(em, email, receivedAt),
  )

  app.post(
    '/api/personal-data/export',
    {
      schema: {
        tags,
        summary: 'Export everything kept about an e-mail address',
        description: 'Wants a log-in of the last 15 minutes.',
        body: PersonBody,
        response: { 200: PersonExport, ...refusals },
      },
    },
    async request => exportPerson(request.em, request.body.email, auditContext(request)),
  )
}

const eraseRoute: FastifyPluginAsyncZod<{ config: Config }> = async (app, { config }) => {
  app.post(
    '/api/personal-data/erase',
    {
      schema: {
        tags,
        summary: 'Erase what is kept about an e-mail address',
        description:
          'Wants a log-in of the last 15 minutes. 409 MESSAGE_BEING_SENT: it can be done once that mail is sent or given up, in five minutes at most.',
        body: EraseBody,
        response: { 200: ErasedPerson, ...refusals, ...problems(409) },
      },
    },
    async request => {
      const deleteFiles = (names: readonly string[]) => deleteMailFiles(config.dataDir, names, request.log)
      return erasePerson(request.em, request.body, { by: auditContext(request), deleteFiles })
    },
  )
}
