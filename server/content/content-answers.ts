import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { IDEMPOTENCY_HEADER } from '#common/idempotency-key.ts'
import { auditContext } from '../audit-log/audit-context.ts'
import { isUnchanged } from '../core/etag.ts'
import { IdempotencyKey } from '../core/field.schemas.ts'
import { requireLastingSession } from '../sessions/session-guards.ts'
import type { Edit } from './content-kind.ts'
import type { Saved, Tagged } from './content-service.ts'

/** The headers of a request that reads. */
export const ReadHeaders = z.looseObject({ 'if-none-match': z.string().optional() })

/** The headers of a request that changes or deletes. */
export const WriteHeaders = z.looseObject({ 'if-match': z.string().optional() })

/** The headers of a request that creates. */
export const CreateHeaders = z.looseObject({ [IDEMPOTENCY_HEADER]: IdempotencyKey.optional() })

/** The edit of a request: the administrator who saves, and when the request came, from which the publication's time counts. */
export function editOf(request: FastifyRequest): Edit {
  return { userId: request.session.user?.id ?? null, startedAt: request.receivedAt, by: auditContext(request) }
}

/** The edit of a request that creates, with the key that {@link CreateHeaders} has checked. */
export function creationOf(request: FastifyRequest): Edit {
  const key = request.headers[IDEMPOTENCY_HEADER]
  return { ...editOf(request), ...(typeof key === 'string' && { idempotencyKey: key }) }
}

/** What the copying of other hosts' pictures needs of a save. The save waits for it, and the session may end meanwhile. */
export function savingOf(request: FastifyRequest) {
  return { em: request.em, edit: editOf(request), requireLasting: () => requireLastingSession(request) }
}

/** Answers with a value and its entity tag, or with 304 when the caller has it. */
export function answerTagged<Value>(reply: FastifyReply, { value, etag }: Tagged<Value>): Value | FastifyReply {
  reply.header('etag', etag).header('cache-control', 'no-cache')
  return isUnchanged(reply.request.headers['if-none-match'], etag) ? reply.code(304).send() : value
}

/** Answers with a saved value, its new entity tag, and the publication that makes it live. */
export function answerSaved<Value>(reply: FastifyReply, { value, etag, publicationId }: Saved<Value>): Value {
  reply.header('etag', etag)
  if (publicationId !== null) reply.header('publication-id', publicationId)
  return value
}
