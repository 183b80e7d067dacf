import type { EntityManager } from '@mikro-orm/postgresql'
import type { FastifyInstance, FastifyRequest, RouteShorthandOptions } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { IDEMPOTENCY_HEADER } from '#common/idempotency-key.ts'
import type { Config } from '../core/config.ts'
import { IdempotencyKey } from '../core/field.schemas.ts'
import { bodyProblems, problems } from '../core/problem-responses.ts'
import { limitRequests, limitWithin } from '../core/rate-limit.ts'
import { checkRequestPart } from '../core/validation.ts'
import { FORMS } from '../messages/message-forms.schemas.ts'
import { acceptMessage, formKeys } from './accept-message.ts'
import { bodyObject, checkedForm, isTrapped } from './checked-form.ts'
import { addFormParsers, answerForm, answerFormError, isDeclaredSmall, isForm, refuseTooManyFields } from './form-post.ts'
import { randomMessageNumber } from './message-number.ts'

/** Limit of a body: room for the largest cart, and enough to name a field that is far too long. */
const MAX_BODY_BYTES = 2 * 1024 * 1024
const WINDOW_MS = 15 * 60 * 1000
const MESSAGES_PER_ADDRESS = 20
/** Limits the mails to one address: it gets one for each message, and may be another person's. */
const MESSAGES_PER_RECIPIENT = 10

const Headers = z.object({
  [IDEMPOTENCY_HEADER]: IdempotencyKey.optional(),
})

/** Leaves the check of the body, which is one of several payloads, to the handler: its errors name fields as the form does. */
const checkHeadersOnly: NonNullable<RouteShorthandOptions['validatorCompiler']> = part =>
  // Fastify types the schemas of a single route as unknown; all of them are zod's.
  part.httpPart === 'body' ? value => ({ value }) : checkRequestPart(part as Parameters<typeof checkRequestPart>[0])

/** Takes visitors' messages: `POST /send-email` (specification §7), from a script or from a plain form. */
export const sendEmailRoutes: FastifyPluginAsyncZod<{ config: Config }> = async (app, { config }) => {
  addFormParsers(app)
  app.setErrorHandler(answerFormError(config))
  const limitRecipient = limitWithin(app, {
    name: 'messages of one recipient',
    max: MESSAGES_PER_RECIPIENT,
    windowMs: WINDOW_MS,
  })
  app.post(
    '/send-email',
    {
      bodyLimit: MAX_BODY_BYTES,
      validatorCompiler: checkHeadersOnly,
      schema: {
        tags: ['messages'],
        summary: 'Send an enquiry, a message, a request for an offer, a booking or an order',
        description: DESCRIPTION,
        consumes: ['application/json', 'application/x-www-form-urlencoded'],
        headers: Headers,
        body: z.union(Object.values(FORMS)),
        response: {
          200: { description: 'The number of the message', content: { 'text/plain': { schema: z.string() } } },
          303: z.null().describe('To a page that says how it went, for a form without JavaScript'),
          ...bodyProblems,
          ...problems(403, 409, 429, 503),
        },
      },
      ...limitSender(app),
    },
    async (request, reply) => {
      const number = await receive(request, limitRecipient)
      if (isForm(request)) return answerForm(request, reply, config)
      return reply.type('text/plain; charset=utf-8').send(number)
    },
  )
}

/**
 * Limits the messages of one network address. A script's message, and a form that may be too large, are counted before the body
 * is read. A small form is counted after that, before any check of it: only the body says in which language to refuse it.
 */
function limitSender(app: FastifyInstance) {
  const limit = limitRequests(app, { name: 'messages', max: MESSAGES_PER_ADDRESS, windowMs: WINDOW_MS })
  const isSmallForm = (request: FastifyRequest) => isForm(request) && isDeclaredSmall(request)
  return {
    onRequest: async (request: FastifyRequest) => {
      if (!isSmallForm(request)) await limit(request)
    },
    preValidation: async (request: FastifyRequest) => {
      if (isSmallForm(request)) await limit(request)
      refuseTooManyFields(request.body)
    },
  }
}

/** Checks and stores a message. @returns its number */
async function receive(request: FastifyRequest, limitRecipient: ReturnType<typeof limitWithin>): Promise<string> {
  const body = bodyObject(request.body)
  // A program in the trap gets the same answer as a visitor.
  if (isTrapped(body)) return randomMessageNumber()
  const checked = checkedForm(body)
  const now = request.receivedAt
  const key = request.headers[IDEMPOTENCY_HEADER]
  const given = typeof key === 'string' ? [key] : []
  const idempotencyKeys = given.length === 0 && isForm(request) ? formKeys(checked, now) : given
  // The checked address: the raw text may differ in characters that no mail server sees.
  const beforeStoring = (em: EntityManager) => limitRecipient(`to ${mailboxOf(checked.form.email)}`, em)
  return acceptMessage(request.em, { checked, beforeStoring, idempotencyKeys, now })
}

/** The mailbox that most providers have for an address: what follows a `+` only sorts its mails. */
function mailboxOf(email: string): string {
  return email.toLowerCase().replace(/\+[^@]*@/, '@')
}

const DESCRIPTION = `One of these payloads, told apart by \`subject\` and shape. Stored and queued before it is answered.
With the same \`Idempotency-Key\` it is one message, however often it is sent; a plain form without one is, too, for its
content, within ten minutes at least. An order whose prices or total are not the
catalogue's is answered 409 \`CART_CHANGED\` with the cart as it is now.`
