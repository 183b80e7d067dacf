import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { DEFAULT_LOCALE } from '#common/locales.ts'
import { auditContext } from '../audit-log/audit-context.ts'
import { recordAuditEvent } from '../audit-log/record-audit-event.ts'
import type { Config } from '../core/config.ts'
import { IdParam, pageLimit } from '../core/field.schemas.ts'
import { requireOwnPage } from '../core/guards.ts'
import { bodyProblems, guardProblems, noContent, problems } from '../core/problem-responses.ts'
import { messageMailNames } from '../delivery/message-mails.ts'
import { deleteMailFiles } from '../mail/mail-files.ts'
import { mailSettings } from '../mail/mail-settings.ts'
import { retryAllMails } from '../mail/outbox.ts'
import { csvDisposition, InboxExport, messagesCsv } from './inbox-csv.ts'
import { InboxFilter } from './inbox-filter.ts'
import { Attention, MessagePage, MessageView } from './inbox.schemas.ts'
import { attentionOf, deleteMessage, getMessage, listMessages, markHandled, markRead, retryMessage } from './inbox.service.ts'

const tags = ['messages']
const params = z.object({ id: IdParam })

const ListQuery = InboxFilter.extend({
  limit: pageLimit(50),
  /** `next_cursor` of the previous page. */
  cursor: IdParam.optional(),
})

/** Visitors' messages, for administrators. Behind the guards. */
export const inboxRoutes: FastifyPluginAsyncZod<{ config: Config }> = async (app, options) => {
  await app.register(readRoutes, options)
  await app.register(exportRoute, options)
  await app.register(stateRoutes, options)
  await app.register(retryRoutes, options)
  await app.register(deleteRoute, options)
}

const readRoutes: FastifyPluginAsyncZod<{ config: Config }> = async (app, { config }) => {
  const { company } = mailSettings(config)

  app.get(
    '/api/messages',
    {
      schema: {
        tags,
        summary: 'List messages, newest first',
        querystring: ListQuery,
        response: { 200: MessagePage, ...problems(401, 422) },
      },
    },
    async ({ em, query: { limit, cursor, ...filter } }) => listMessages(em, filter, { limit, before: cursor }),
  )

  app.get(
    '/api/messages/attention',
    { schema: { tags, summary: 'Count what waits for an administrator', response: { 200: Attention, ...problems(401) } } },
    async ({ em }) => attentionOf(em, config),
  )

  app.get(
    '/api/messages/:id',
    {
      schema: {
        tags,
        summary: 'Read one message with its delivery log',
        params,
        response: { 200: MessageView, ...problems(401, 404) },
      },
    },
    async ({ em, params: { id } }) => getMessage(em, id, company),
  )
}

const exportRoute: FastifyPluginAsyncZod<{ config: Config }> = async (app, { config }) => {
  app.get(
    '/api/messages.csv',
    {
      schema: {
        tags,
        summary: 'Export messages, or the lines of orders, for a spreadsheet',
        querystring: InboxExport,
        response: {
          200: { description: 'One line a message, or a line of an order', content: { 'text/csv': { schema: z.any() } } },
          ...guardProblems,
          ...problems(422),
        },
      },
      // These two because each request leaves a line in the audit log.
      exposeHeadRoute: false,
      onRequest: requireOwnPage(config.allowedOrigins),
    },
    async (request, reply) => {
      const { rows, locale = request.session.user?.locale ?? DEFAULT_LOCALE, ...filter } = request.query
      const what = { ...request.query, locale }
      const filtered = Object.values(filter).some(Boolean)
      await recordAuditEvent(request.em, { by: auditContext(request), action: 'messages-exported', details: { rows, filtered } })
      return reply
        .header('content-disposition', csvDisposition(what, request.receivedAt))
        .type('text/csv; charset=utf-8')
        .send(messagesCsv(request.em, what))
    },
  )
}

const ReadBody = z.strictObject({
  read: z.boolean(),
  handled: z.boolean().optional().describe('As the client shows it: false makes no message new that was handled meanwhile'),
})

/** Marks of an administrator on a message: handled, read. */
const stateRoutes: FastifyPluginAsyncZod<{ config: Config }> = async (app, { config }) => {
  const { company } = mailSettings(config)

  app.post(
    '/api/messages/:id/handled',
    {
      schema: {
        tags,
        summary: 'Mark a message as handled, or as not',
        params,
        body: z.strictObject({ handled: z.boolean() }),
        response: { 200: MessageView, ...guardProblems, ...bodyProblems, ...problems(404) },
      },
    },
    async ({ em, params: { id }, body: { handled }, session, receivedAt }) => {
      // The guard lets only requests with a user pass.
      const { id: userId } = session.user as { id: number }
      await markHandled(em, id, { handled, userId, now: receivedAt })
      return getMessage(em.fork(), id, company)
    },
  )

  app.put(
    '/api/messages/:id/read',
    {
      schema: {
        tags,
        summary: 'Note that a message was opened, or make it new again',
        params,
        body: ReadBody,
        response: { 200: MessageView, ...guardProblems, ...bodyProblems, ...problems(404) },
      },
    },
    async ({ em, params: { id }, body: { read, handled }, receivedAt }) => {
      await markRead(em, id, { read, handled, now: receivedAt })
      return getMessage(em.fork(), id, company)
    },
  )
}

const retryRoutes: FastifyPluginAsyncZod<{ config: Config }> = async (app, { config }) => {
  const { company } = mailSettings(config)

  app.post(
    '/api/messages/retry',
    {
      schema: {
        tags,
        summary: 'Send all mails that do not go out again, at once',
        response: { 200: Attention, ...guardProblems },
      },
    },
    async ({ em, receivedAt }) => {
      await retryAllMails(em, receivedAt)
      return attentionOf(em, config)
    },
  )

  app.post(
    '/api/messages/:id/retry',
    {
      schema: {
        tags,
        summary: 'Send the mails of a message that are not sent again, at once',
        params,
        response: { 200: MessageView, ...guardProblems, ...problems(404, 409) },
      },
    },
    async ({ em, params: { id }, receivedAt }) => {
      await retryMessage(em, id, receivedAt)
      return getMessage(em.fork(), id, company)
    },
  )
}

const deleteRoute: FastifyPluginAsyncZod<{ config: Config }> = async (app, { config }) => {
  app.delete(
    '/api/messages/:id',
    {
      schema: {
        tags,
        summary: 'Delete a message for good',
        params,
        response: { 204: noContent, ...guardProblems, ...problems(404, 409) },
      },
    },
    async (request, reply) => {
      const deleteFiles = (number: string) => deleteMailFiles(config.dataDir, messageMailNames(number), request.log)
      await deleteMessage(request.em, request.params.id, { by: auditContext(request), deleteFiles })
      return reply.code(204).send(null)
    },
  )
}
